"""The value net whose weights are shared by the seats (ADR 0015), and its file (net-file.ts)."""

import struct

import numpy as np
import torch
from torch import nn

MARK = 0x314E5644
HEAD_BYTES = 24


class ValueNet(nn.Module):
    def __init__(self, layout, units, scale_own, scale_shared):
        super().__init__()
        self.layout, self.units = layout, units
        self.register_buffer("scale_own", scale_own)
        self.register_buffer("scale_shared", scale_shared)
        self.own = nn.Linear(layout["own"], units, bias=False)
        self.others = nn.Linear(layout["own"], units, bias=False)
        self.table = nn.Linear(layout["shared"], units)
        self.value = nn.Linear(units, 1, bias=False)
        self.margin = nn.Linear(units, 1)
        self.policy = nn.Linear(units, layout["choices"])
        for layer in (self.own, self.others, self.table):
            nn.init.normal_(layer.weight, 0, 0.08)
        for layer in (self.value, self.policy):
            nn.init.zeros_(layer.weight)

    def forward(self, seats, table):
        """Logits by seat, margins by seat, and logits of the policy for the first seat, which is to move."""
        seats = seats * self.scale_own
        as_others = self.others(seats)
        units = torch.relu(
            self.own(seats)
            + as_others.sum(1, keepdim=True)
            - as_others
            + self.table(table * self.scale_shared)[:, None]
        )
        return self.value(units)[:, :, 0], self.margin(units)[:, :, 0], self.policy(units[:, 0])

    def rows(self):
        """The weights in the order of the file, for amounts that are not scaled."""
        own = self.own.weight * self.scale_own
        others = self.others.weight * self.scale_own
        return [
            (own - others).t(),
            others.t(),
            (self.table.weight * self.scale_shared).t(),
            self.table.bias,
            self.value.weight,
            self.policy.weight,
            self.policy.bias,
        ]

    @torch.no_grad()
    def load(self, path):
        """Takes the weights of a file, to go on from there. The margin is not kept in files and begins anew."""
        layout, units = self.layout, self.units
        numbers = torch.from_numpy(np.fromfile(path, np.float16, offset=HEAD_BYTES).astype(np.float32))
        counts = [layout["own"], layout["own"], layout["shared"], 1, 1, layout["choices"]]
        parts = numbers[: sum(counts) * units].view(-1, units).split(counts)
        more, others, table, start, value, policy = (part.to(self.scale_own.device) for part in parts)
        self.own.weight.copy_(unscaled(more + others, self.scale_own))
        self.others.weight.copy_(unscaled(others, self.scale_own))
        self.table.weight.copy_(unscaled(table, self.scale_shared))
        self.table.bias.copy_(start[0])
        self.value.weight.copy_(value)
        self.policy.weight.copy_(policy)
        self.policy.bias.copy_(numbers[-layout["choices"] :])

    def save(self, path):
        layout = self.layout
        head = (MARK, layout["names"], layout["own"], layout["shared"], self.units, layout["choices"])
        numbers = [
            part.detach().float().contiguous().cpu().numpy().ravel().astype(np.float16)
            for part in self.rows()
        ]
        with open(path, "wb") as file:
            file.write(struct.pack("<6I", *head))
            file.write(np.concatenate(numbers).tobytes())


def unscaled(rows, scale):
    """Weights for scaled amounts out of rows for amounts as they are."""
    return (rows / torch.where(scale > 0, scale, 1)[:, None]).t()


def scale_of(amounts):
    """What makes the usual amount of a feature one; features that are hardly ever there count nothing."""
    there = (amounts > 0).float().sum(0)
    usual = torch.sqrt((amounts * amounts).sum(0) / there.clamp(min=1))
    scale = 1 / usual.clamp(min=1)
    scale[there < 20] = 0
    return scale
