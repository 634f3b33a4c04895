"""A network of one hidden layer in plain numpy: rows of features to the chance that the German wins."""

from __future__ import annotations

from typing import Self

import numpy as np
from numpy.typing import NDArray

__all__ = ["Network"]

Floats = NDArray[np.float32]
HIDDEN, RATE, DECAY, SQUARES, TINY = 64, 0.002, 0.9, 0.999, 1e-8


class Network:
    """Weights, and the sums by which Adam moves them."""

    def __init__(self, features: int, seed: int, hidden: int = HIDDEN) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            (rng.standard_normal((features, hidden)) * 0.1).astype(np.float32),
            np.zeros(hidden, dtype=np.float32),
            (rng.standard_normal(hidden) * 0.1).astype(np.float32),
            np.zeros(1, dtype=np.float32),
        ]
        self._means = [np.zeros_like(held) for held in self.weights]
        self._squares = [np.zeros_like(held) for held in self.weights]
        self._steps = 0

    @classmethod
    def of(cls, weights: list[Floats]) -> Self:
        """A network to ask, with weights that were learned elsewhere."""
        made = cls(weights[0].shape[0], 0, weights[0].shape[1])
        made.weights = weights
        return made

    def values(self, rows: Floats) -> Floats:
        """The chance that the German wins, for each row."""
        first, bias, second, last = self.weights
        found: Floats = 1 / (1 + np.exp(-(np.maximum(rows @ first + bias, 0) @ second + last[0])))
        return found

    def learn(self, rows: Floats, targets: Floats) -> float:
        """One step towards the targets; the mean squared error before it."""
        first, bias, second, last = self.weights
        hidden = np.maximum(rows @ first + bias, 0)
        values = 1 / (1 + np.exp(-(hidden @ second + last[0])))
        off = (values - targets) / np.float32(len(rows))
        back = np.outer(off, second) * (hidden > 0)
        slopes = [rows.T @ back, back.sum(0), hidden.T @ off, off.sum(keepdims=True)]
        self._steps += 1
        for held, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += (1 - DECAY) * (slope - mean)
            square += (1 - SQUARES) * (slope * slope - square)
            step = mean / (1 - DECAY**self._steps)
            held -= (RATE * step / (np.sqrt(square / (1 - SQUARES**self._steps)) + TINY)).astype(np.float32)
        return float(np.mean((values - targets) ** 2))
