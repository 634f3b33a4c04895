"""What a simulation found, as pictures: one file with everything."""

from broadfront.sim.report.sheet import write_report

__all__ = ["write_report"]
