"""A one-layer network in plain numpy that estimates the German chance to win from features, and the Adam optimizer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

__all__ = ["Adam", "Floats", "Network"]

Floats = NDArray[np.float32]
HIDDEN, RATE, BATCH = 32, 0.002, 256
MEAN, SQUARE, TINY = 0.9, 0.999, 1e-8


class Adam:
    """The Adam optimizer: gradient descent with an adaptive rate for each weight."""

    def __init__(self, weights: Sequence[Floats], rate: float) -> None:
        self.weights, self.rate, self.steps = weights, rate, 0
        self._means = [np.zeros_like(held) for held in weights]
        self._squares = [np.zeros_like(held) for held in weights]

    def update_weights(self, gradients: Sequence[Any]) -> None:
        """Change the weights by one step against these gradients."""
        self.steps += 1
        for held, slope, mean, square in zip(self.weights, gradients, self._means, self._squares, strict=True):
            mean += (1 - MEAN) * (slope - mean)
            square += (1 - SQUARE) * (slope * slope - square)
            pace = np.sqrt(square / (1 - SQUARE**self.steps)) + TINY
            held -= (self.rate * mean / (1 - MEAN**self.steps) / pace).astype(np.float32)


class Network:
    """A neural network with one hidden layer that predicts which side will win."""

    def __init__(self, features: int, seed: int, hidden: int = HIDDEN) -> None:
        self._rng = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            (self._rng.standard_normal((features, hidden)) * 0.1).astype(np.float32),
            np.zeros(hidden, dtype=np.float32),
            (self._rng.standard_normal(hidden) * 0.1).astype(np.float32),
            np.zeros(1, dtype=np.float32),
        ]
        self._adam = Adam(self.weights, RATE)

    @classmethod
    def from_weights(cls, weights: list[Floats]) -> Self:
        """Return a network with given weights; it can predict, but not learn."""
        made = cls.__new__(cls)
        made.weights = weights
        return made

    def _hidden_layer(self, rows: Floats) -> Floats:
        """Return the outputs of the hidden layer for rows of features."""
        hidden: Floats = np.maximum(rows @ self.weights[0] + self.weights[1], 0)
        return hidden

    def _win_chances(self, hidden: Floats) -> Floats:
        """Return the chance that the German side wins, from the outputs of the hidden layer."""
        ends: Floats = 1 / (1 + np.exp(-(hidden @ self.weights[2] + self.weights[3][0])))
        return ends

    def values(self, rows: Floats) -> Floats:
        """Return the chance that the German side wins, for each row of features."""
        return self._win_chances(self._hidden_layer(rows))

    def learn_all(self, samples: Sequence[tuple[Floats, Floats]]) -> None:
        """Train once on all rows of features with their target values, in random order."""
        rows, targets = (np.concatenate(held) for held in zip(*samples, strict=True))
        order = self._rng.permutation(len(rows))
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            self.learn(rows[batch], targets[batch])

    def learn(self, rows: Floats, targets: Floats) -> None:
        """Change the weights by one gradient step, so that predictions come closer to the targets."""
        hidden = self._hidden_layer(rows)
        off = (self._win_chances(hidden) - targets) / np.float32(len(rows))
        back = np.outer(off, self.weights[2]) * (hidden > 0)
        self._adam.update_weights([rows.T @ back, back.sum(0), hidden.T @ off, off.sum(keepdims=True)])
