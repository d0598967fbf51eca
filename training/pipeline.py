"""Generate, train and test by a recipe: python3 training/pipeline.py training/recipes/mini.json --work data/mini

Each stage leaves a mark when it is done, and is not done again: a pipeline that was broken off goes on where it was.
"""

import argparse
import json
import math
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
GAMES_APART = 100_000


class Pipeline:
    def __init__(self, recipe, work, node, workers, say_to):
        self.recipe, self.work, self.node, self.workers = recipe, work, node, workers
        self.say_to, self.started = say_to, time.time()
        for folder in ("data", "nets", "done", "arena"):
            os.makedirs(f"{work}/{folder}", exist_ok=True)
        for net in recipe.get("pool", []):
            shutil.copy(f"{HERE}/pool/{recipe['game']}/{net}-all.net", f"{work}/nets")

    def say(self, *words):
        line = f"[{time.time() - self.started:6.1f}] " + " ".join(str(word) for word in words)
        print(line, flush=True)
        with open(f"{self.say_to}/log.txt", "a") as file:
            file.write(line + "\n")

    def note(self, result):
        with open(f"{self.say_to}/results.jsonl", "a") as file:
            file.write(json.dumps(result) + "\n")

    def run(self, until=None):
        layout = self.command([self.node, f"{self.workers}/layout.mjs", self.recipe["game"]])
        with open(f"{self.work}/layout.json", "w") as file:
            file.write(layout)
        for stage in self.recipe["stages"]:
            mark = f"{self.work}/done/{stage['name']}"
            if not os.path.exists(mark):
                self.say("stage", stage["name"])
                self.all_of(stage["do"])
                with open(mark, "w") as file:
                    file.write("done")
            if stage["name"] == until:
                return

    def all_of(self, jobs):
        """The jobs of a stage run at the same time; they say how many processes each of them may use."""
        with ThreadPoolExecutor(len(jobs)) as pool:
            for done in [pool.submit(getattr(self, job["job"]), **job["with"]) for job in jobs]:
                done.result()

    def series(self, jobs):
        """Jobs one after the other, beside other jobs."""
        for job in jobs:
            getattr(self, job["job"])(**job["with"])

    def command(self, args):
        done = subprocess.run(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"{args[:2]} failed:\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}")
        return done.stdout

    def many(self, worker, orders):
        with ThreadPoolExecutor(len(orders)) as pool:
            calls = [[self.node, f"{self.workers}/{worker}.mjs", json.dumps(order)] for order in orders]
            return list(pool.map(self.command, calls))

    def generate(self, name, seconds, processes, seed, mix="mix", net=None, determinizations=1, everyStep=False):
        """Games one step ahead by a net, or by the experience there is; `seed` is also what tells its games from others."""
        orders = [
            {
                "game": self.recipe["game"],
                "out": f"{self.work}/data/{name}-{process}",
                "seed": f"{name} {seed} {process}",
                "first": (seed * 64 + process) * GAMES_APART,
                "seconds": seconds,
                "mix": self.recipe[mix],
                "determinizations": determinizations,
                "everyStep": everyStep,
                **({} if net is None else {"net": f"{self.work}/nets/{net}"}),
            }
            for process in range(processes)
        ]
        done = [json.loads(text) for text in self.many("self-play", orders)]
        games, positions = (sum(it[what] for it in done) for what in ("games", "positions"))
        self.say(f"generated {name} by {net}: {games} games, {positions} positions, {games / seconds:.0f} games/s")
        self.note({"generate": name, "net": net, "games": games, "positions": positions, "seconds": seconds})

    def train(self, name, data, start=None, **options):
        args = [sys.executable, f"{HERE}/train.py", "--layout", f"{self.work}/layout.json"]
        args += ["--data", *(f"{self.work}/data/{it}" for it in data), "--out", f"{self.work}/nets/{name}"]
        if start is not None:
            args += ["--start", f"{self.work}/nets/{start}-all.net"]
        for option, value in options.items():
            args += [f"--{option}", *(map(str, value) if isinstance(value, list) else [str(value)])]
        said = self.command(args)
        self.say(f"trained {name} on {data} {options}\n" + said)
        self.note({"train": name, "data": data, **json.loads(said.strip().split("\n")[-1])})

    def arena(self, name, one, others, players, seconds, processes, deals=100_000, seed="arena", **options):
        """One against all others in every seat of each deal."""
        out = f"{self.work}/arena/{name}.jsonl"
        if os.path.exists(out):
            os.remove(out)
        orders = [
            {
                "game": self.recipe["game"],
                "one": one.replace("@", f"@{self.work}/nets/"),
                "others": others.replace("@", f"@{self.work}/nets/"),
                "options": {"players": players, **options},
                "seed": seed,
                "first": process,
                "every": processes,
                "deals": deals,
                "seconds": seconds,
                "out": out,
            }
            for process in range(processes)
        ]
        self.many("arena", orders)
        if not os.path.exists(out):
            self.say(f"arena {name}: no game ended in time")
            return
        with open(out) as file:
            games = [json.loads(line) for line in file]
        self.tell(name, one, others, players, options, games)

    def choose(self, name, among):
        """Gives its name to the net that won most: nets with the names of the arenas they played in."""
        with open(f"{self.say_to}/results.jsonl") as file:
            results = [json.loads(line) for line in file]
        shares = {it["arena"]: it["share"] for it in results if "arena" in it}
        best = max(among, key=lambda net: shares[among[net]])
        shutil.copy(f"{self.work}/nets/{best}-all.net", f"{self.work}/nets/{name}-all.net")
        self.say(f"chose {best} as {name}")
        self.note({"choose": name, "net": best})

    def tell(self, name, one, others, players, options, games):
        """Win share with Wilson's limits over games, and the limits that whole deals give, since games of a deal are paired."""
        share, n = sum(game["share"] for game in games) / len(games), len(games)
        low, high = wilson(share, n)
        deals = {}
        for game in games:
            deals.setdefault(game["deal"], []).append(game["share"])
        means = [sum(shares) / players for shares in deals.values() if len(shares) == players]
        middle = sum(means) / max(1, len(means))
        spread = math.sqrt(sum((it - middle) ** 2 for it in means) / max(1, len(means) * (len(means) - 1)))
        mean = lambda what: sum(game[what] for game in games) / n
        times = [sum(g[w][0] for g in games) / max(1, sum(g[w][1] for g in games)) for w in ("time", "otherTime")]
        at = [[game["share"] for game in games if game["place"] == place] for place in range(players)]
        places = [sum(shares) / max(1, len(shares)) for shares in at]
        result = {
            "arena": name, "one": one, "others": others, "players": players, "options": options,
            "share": round(share, 4), "wilson": [round(low, 4), round(high, 4)], "paired95": round(1.96 * spread, 4),
            "games": n, "totals": [round(mean("total"), 1), round(mean("otherTotal"), 1)],
            "ms": [round(it, 2) for it in times], "rounds": round(mean("rounds"), 1),
            "places": [round(it, 3) for it in places],
        }  # fmt: skip
        self.say(f"arena {json.dumps(result)}")
        self.note(result)


def wilson(share, n, z=1.96):
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return middle - half, middle + half


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("recipe")
    parser.add_argument("--work", required=True, help="folder for games, nets and marks")
    parser.add_argument("--node", default="node")
    parser.add_argument("--workers", default="dist/training", help="where bundle.mjs put the workers")
    parser.add_argument("--log", help="folder for log.txt and results.jsonl; usually that of the work")
    parser.add_argument("--until", help="the last stage to be done")
    a = parser.parse_args()
    with open(a.recipe) as file:
        recipe = json.load(file)
    os.makedirs(a.work, exist_ok=True)
    Pipeline(recipe, a.work, a.node, a.workers, a.log or a.work).run(a.until)


if __name__ == "__main__":
    main()
