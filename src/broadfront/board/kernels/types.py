"""Names of the array types the kernels work on, for annotations only."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Int32s: TypeAlias = NDArray[np.int32]
UInt16s: TypeAlias = NDArray[np.uint16]
UInt8s: TypeAlias = NDArray[np.uint8]
