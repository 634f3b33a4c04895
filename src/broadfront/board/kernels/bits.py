"""Bits and columns shared by kernels and the rest of the board. Imports nothing, so that charts need not load numpy."""

# A directed edge: cost in twelfths of a movement point in the low bits, flags in the high ones.
AMOUNT = 0x0FFF
STOPS = 0x1000  # a mover must stop beyond the edge
ALL = 0x2000  # takes the whole allowance: only from the start hex, with nothing spent
NOT_APPLICABLE = 0x4000  # there is no such move
PROHIBITED = 0x8000
BARRED = NOT_APPLICABLE | PROHIBITED

# Effects of a hex on a mover: row 0 of `HexEffects.table`; rows 1 and 2 are the extra cost to enter and leave.
BLOCK = 1
STOP = 2
NO_END = 4
ZONE = 8  # no step from one such hex to another
ONE_MORE = 16  # a path that stops there may take one more step, its last
SOURCE = 32  # a path begins there

# Columns of a search's labels, one row each, cheapest first.
HEX, SPENT, STATE, BEFORE = 0, 1, 2, 3
# Bits of STATE; the road kind is in the bits above them.
STOPPED, MAY_NOT_END, KIND_SHIFT = 1, 2, 2

LARGEST = 7200  # the largest allowance a search accepts, in twelfths: 600 movement points

# Bits of a hexside on a path of supply.
CLOSED = 1
CROSSING = 2
