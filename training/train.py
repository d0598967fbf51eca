"""Fits a value net to games: python3 training/train.py --layout L --data data/gen0 data/gen1=0.5 --out nets/gen2

First to the ends of games, then to a mean of ends and of what the first fit expects on the way (lambda-returns): OUT-all.net. If epochs are
left for it, then once more for each number of players alone: OUT-2.net … OUT-5.net.
"""

import argparse
import json
import math
import time

import torch
import torch.nn.functional as F

from net import ValueNet, scale_of
from positions import Positions

PLAYERS = (2, 3, 4, 5)
CHUNK = 65536


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--layout", required=True)
    parser.add_argument("--data", nargs="+", required=True, help="name of a generation, or name=fraction")
    parser.add_argument("--out", required=True)
    parser.add_argument("--start", help="a net to go on from; then there is no fit to ends alone")
    parser.add_argument("--units", type=int, default=128)
    parser.add_argument("--epochs", type=int, nargs=3, default=(4, 3, 0), help="ends, lambda, one count")
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--policy", type=float, default=0.3)
    parser.add_argument("--margin", type=float, default=0.02)
    parser.add_argument("--lam", type=float, default=0.8)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def source(text):
    name, _, fraction = text.partition("=")
    return name, float(fraction or 1)


def policy_loss(logits, trust, free):
    logs = F.log_softmax(logits.masked_fill(~free, -1e9), 1)
    return -(trust * logs.masked_fill(~free, 0)).sum(1).mean()


def loss_of(net, games, which, target, a):
    value, margin, policy = net(*games.features(which))
    shares, totals = games.outcome(which)
    wanted = shares if target is None else target[which]
    ahead = (totals - totals.mean(1, keepdim=True)) / 8
    by_value = -(wanted * F.log_softmax(value, 1)).sum(1).mean()
    by_margin = ((margin - margin.mean(1, keepdim=True) - ahead) ** 2).sum(1).mean()
    return by_value + a.policy * policy_loss(policy, *games.trust(which)) + a.margin * by_margin


def fit(net, all_games, targets, epochs, rate, a):
    """Batches hold games of one number of players each, in random order."""
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=a.decay, fused=all_games[0].bytes.is_cuda)
    batches = sum(math.ceil(len(games.learned) / a.batch) for games in all_games)
    steps, done = max(1, epochs * batches), 0
    for _ in range(epochs):
        parts = []
        for number, games in enumerate(all_games):
            order = games.learned[torch.randperm(len(games.learned), device=games.learned.device)]
            parts += [(number, part) for part in order.split(a.batch) if len(part) > 0]
        for index in torch.randperm(len(parts)).tolist():
            number, which = parts[index]
            late = 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done / steps))
            for group in optimizer.param_groups:
                group["lr"] = rate * min(1, (done + 1) / 100) * late
            loss = loss_of(net, all_games[number], which, targets[number], a)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            done += 1


@torch.no_grad()
def expected(net, games, which):
    return torch.cat([F.softmax(net(*games.features(part))[0], 1) for part in which.split(CHUNK)])


def turned(shares, movers, way):
    """Shares from the seat to move on, as shares by seat (way 1), or back (way -1)."""
    seats = torch.arange(shares.shape[1], device=shares.device)[None]
    return shares.gather(1, (seats - way * movers[:, None]) % shares.shape[1])


@torch.no_grad()
def lambda_returns(net, games, lam):
    """What a position is worth by the ones that follow it: mostly by the end, partly by what is expected on the way."""
    every = torch.arange(len(games), device=games.bytes.device)
    movers = games.movers()
    hoped = turned(expected(net, games, every), movers, 1)
    ends = torch.cat([games.outcome(part)[0] for part in every.split(CHUNK)])
    returns = turned(ends, movers, 1)
    last = games.starts + games.lengths - 1
    for back in range(1, int(games.lengths.max())):
        at = (last - back)[games.lengths > back]
        returns[at] = (1 - lam) * hoped[at + 1] + lam * returns[at + 1]
    return turned(returns, movers, -1)


@torch.no_grad()
def report(name, net, all_games, said):
    """Cross entropy of the shares by number of players and by rounds, and the error of calibration in ten bins."""
    for games in all_games:
        which = games.held_out
        if len(which) == 0:
            continue
        shares = expected(net, games, which).clamp(1e-6, 1)
        truth, _ = games.outcome(which)
        entropy = -(truth * shares.log()).sum(1)
        rounds = games.rounds(which)
        early, late = entropy[rounds <= 4], entropy[rounds > 9]
        said[f"{name} {games.players}p"] = {
            "entropy": float(entropy.mean()),
            "rounds 1-4": float(early.mean()),
            "rounds 10-": float(late.mean()),
            "guessing": math.log(games.players),
            "calibration": calibration_error(shares.flatten(), truth.flatten()),
        }


def calibration_error(shares, truth):
    error = 0.0
    for bin_ in range(10):
        inside = (shares >= bin_ / 10) & (shares < (bin_ + 1) / 10 + (bin_ == 9))
        if inside.any():
            gap = (shares[inside].mean() - truth[inside].mean()).abs()
            error += float(inside.float().mean() * gap)
    return error


def main():
    a = arguments()
    started = time.time()
    torch.manual_seed(a.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    with open(a.layout) as file:
        layout = json.load(file)
    sources = [source(text) for text in a.data]
    all_games = [Positions(layout, players, sources, device) for players in PLAYERS]
    all_games = [games for games in all_games if len(games) > 0]
    print(f"read {[(g.players, len(g.starts), len(g)) for g in all_games]} {time.time() - started:.0f} s", flush=True)
    samples = [g.features(g.learned[torch.randperm(len(g.learned), device=device)[:50000]]) for g in all_games]
    scale_own = scale_of(torch.cat([seats.flatten(0, 1) for seats, _ in samples]))
    scale_shared = scale_of(torch.cat([table for _, table in samples]))
    net = ValueNet(layout, a.units, scale_own, scale_shared).to(device)
    said = {}
    if a.start is None:
        fit(net, all_games, [None] * len(all_games), a.epochs[0], a.rate, a)
    else:
        net.load(a.start)
    report("ends" if a.start is None else "start", net, all_games, said)
    targets = [lambda_returns(net, games, a.lam) for games in all_games]
    fit(net, all_games, targets, a.epochs[1], a.rate / 2, a)
    report("lambda", net, all_games, said)
    net.save(f"{a.out}-all.net")
    together = {name: weights.clone() for name, weights in net.state_dict().items()}
    for games, target in zip(all_games, targets) if a.epochs[2] > 0 else ():
        net.load_state_dict(together)
        fit(net, [games], [target], a.epochs[2], a.rate / 4, a)
        report("one count", net, [games], said)
        net.save(f"{a.out}-{games.players}.net")
    for name, figures in said.items():
        print(name, {key: round(number, 4) for key, number in figures.items()})
    games = {g.players: [len(g.starts), len(g)] for g in all_games}
    print(json.dumps({"out": a.out, "games and positions": games, "seconds": time.time() - started, "held out": said}))


if __name__ == "__main__":
    main()
