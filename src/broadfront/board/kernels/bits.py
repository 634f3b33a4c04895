"""Bits and columns that the kernels share with the rest of the board. No imports: a chart must not pay for numpy."""

# A directed edge: cost in twelfths of a movement point in the low bits, flags in the high ones.
AMOUNT = 0x0FFF
STOPS = 0x1000  # whoever uses the edge stops beyond it
ALL = 0x2000  # takes the whole allowance: only from the start hex, with nothing spent
NOT_APPLICABLE = 0x4000  # there is no such move
PROHIBITED = 0x8000
BARRED = NOT_APPLICABLE | PROHIBITED

# What the flags of a hex mean to a mover: row 0 of a table of meetings; rows 1 and 2 are extra cost to enter and leave.
BLOCK = 1
STOP = 2
NO_END = 4
ZONE = 8  # no step from one such hex to another
ONE_MORE = 16  # a path that stops there may take one step more, its last
SOURCE = 32  # a path begins there

# Columns of the labels a search finds, a row for each, cheapest first.
HEX, SPENT, STATE, BEFORE = 0, 1, 2, 3
# Bits of STATE; the road kind stands above them.
STOPPED, MAY_NOT_END, KIND_SHIFT = 1, 2, 2

LARGEST = 7200  # allowance a search accepts, in twelfths: 600 movement points

# Bits of a hexside on a path of supply.
CLOSED = 1
CROSSING = 2
