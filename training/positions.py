"""The role choices that self-play.ts wrote (record.ts says how they lie), on the device that trains."""

import glob
import re

import numpy as np
import torch

SEED_OF_SHARES = 2654435761
HELD_OUT = 0.03


class Positions:
    """All positions of games with one number of players."""

    def __init__(self, layout, players, sources, device):
        self.players = players
        self.own, self.shared, self.choices = layout["own"], layout["shared"], layout["choices"]
        self.free, self.views = layout["free"], layout["views"]
        self.size = players * (self.own + 2) + self.shared + self.choices + 6
        parts = [self._read(name, fraction, device) for name, fraction in sources]
        self.bytes = torch.cat(parts) if parts else torch.empty(0, self.size, dtype=torch.uint8)
        game = self._number(self.bytes)
        held_out = self._lot(game) < HELD_OUT
        self.learned = torch.nonzero(~held_out).squeeze(1)
        self.held_out = torch.nonzero(held_out).squeeze(1)
        first = torch.ones(len(game), dtype=torch.bool, device=device)
        first[1:] = game[1:] != game[:-1]
        self.starts = torch.nonzero(first).squeeze(1)
        after = torch.cat([self.starts[1:], torch.tensor([len(game)], device=device)])
        self.lengths = after - self.starts

    def __len__(self):
        return len(self.bytes)

    def _read(self, name, fraction, device):
        """The files of one generation; of its games only a fraction, the same ones every time."""
        found = []
        for path in sorted(glob.glob(f"{name}-*-{self.players}.bin")):
            if not re.fullmatch(rf"{re.escape(name)}-\d+-{self.players}\.bin", path):
                continue
            raw = np.fromfile(path, np.uint8)
            rows = raw[: len(raw) // self.size * self.size].reshape(-1, self.size)
            if len(rows) > 0:
                found.append(torch.from_numpy(rows).to(device))
        if not found:
            return torch.empty(0, self.size, dtype=torch.uint8, device=device)
        rows = torch.cat(found)
        if fraction >= 1:
            return rows
        return rows[self._lot(self._number(rows) + self.views) < fraction]

    def _number(self, rows):
        digits = rows[:, -4:].long()
        return digits[:, 0] + 256 * digits[:, 1] + 65536 * digits[:, 2] + 16777216 * digits[:, 3]

    def _lot(self, number):
        """A number from 0 to 1 for each game, the same for all views of it."""
        game = number // self.views
        return ((game * SEED_OF_SHARES) % 4294967296).double() / 4294967296

    def features(self, which):
        rows = self.bytes[which]
        seats = rows[:, : self.players * self.own].view(-1, self.players, self.own)
        table = rows[:, self.players * self.own : self.players * self.own + self.shared]
        return seats.float(), table.float()

    def _ending(self, rows, number):
        at = self.players * self.own + self.shared + self.choices + number * self.players
        return rows[:, at : at + self.players].float()

    def outcome(self, which):
        """Shares in the victory, and totals, from the seat to move on."""
        rows = self.bytes[which]
        shares = self._ending(rows, 0)
        return shares / shares.sum(1, keepdim=True), self._ending(rows, 1)

    def trust(self, which):
        """How far each role was trusted, and which were free."""
        rows = self.bytes[which]
        at = self.players * self.own
        free = rows[:, at + self.free : at + self.free + self.choices] > 0
        trust = rows[:, at + self.shared : at + self.shared + self.choices].float()
        return trust / trust.sum(1, keepdim=True).clamp(min=1), free

    def rounds(self, which):
        return self.bytes[which][:, -5].long()

    def movers(self):
        return self.bytes[:, -6].long()
