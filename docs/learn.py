"""A hundred lines that learn: a linear value of every action, from nothing but the environment's bytes and masks.

    python docs/learn.py [games]

It plays the easy mall, is paid for progress, and learns with SARSA(lambda): the value of an action is a
sum of weights, one for each feature of the row in one of a few hundred buckets by kind of action. Before and after it
plays against the same seeds as somebody who answers at random. numpy is all it needs; networks are your choice.
"""

import sys

import numpy as np

from graveshift.envs.single import GraveshiftEnv

GAME, OPTIONS = "tiny-epic-zombies", {"mode": "coop", "difficulty": "easy", "seats": 2}
ROUNDS_OF_LEARNING, EPSILON, RATE, FADE = 300, 0.1, 0.01, 0.9
CHECK = 40  # games of a check, on seeds that are not learnt from


class Linear:
    """The value of an action: weights by its kind (the verb), on a small picture of the position."""

    def __init__(self, env: GraveshiftEnv) -> None:
        self.encoding = env.encoding
        self.fields = {field.name: field for field in env.encoding.fields}
        self.verb_of = np.zeros(env.encoding.actions, np.int32)
        self.argument = np.zeros(env.encoding.actions, np.int32)
        for number, region in enumerate(env.encoding.regions):
            self.verb_of[region.at : region.at + region.size] = number
            self.argument[region.at : region.at + region.size] = np.arange(region.size) % region.shape[-1]
        self.weights = np.zeros((len(env.encoding.regions), self.width))

    width = 10

    def picture(self, row: np.ndarray, actions: np.ndarray) -> np.ndarray:
        """A few numbers for each action: the position, and what stands in the zone that the action names."""
        rooms, turn = self.fields["rooms"], self.fields["turn"]
        table = row[rooms.at : rooms.at + rooms.size].reshape(rooms.shape)
        column = rooms.columns.index
        zombies = table[:, column("zombie")].astype(np.float64)
        tokens = table[:, column("token-0") :].sum(axis=1) > 0
        there = np.minimum(self.argument[actions], len(table) - 1)
        here = int(table[:, column("active-human")].argmax())
        humans = self.fields["humans"]
        people = row[humans.at : humans.at + humans.size].reshape(humans.shape)
        found = np.ones((len(actions), self.width))
        found[:, 1] = zombies[here]
        found[:, 2] = zombies[there]
        found[:, 3] = tokens[there]
        found[:, 4] = tokens[here]
        found[:, 5] = people[:, humans.columns.index("wounds")].max() / 9
        found[:, 6] = people[:, humans.columns.index("ammo")].max() / 9
        found[:, 7] = row[turn.at] / 3  # Moves that are left
        found[:, 8] = there == here
        found[:, 9] = zombies.sum() / 15
        return found

    def values(self, row: np.ndarray, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        picture = self.picture(row, actions)
        return (picture * self.weights[self.verb_of[actions]]).sum(axis=1), picture


def play(env: GraveshiftEnv, learner: Linear | None, seed: int, chance: np.random.Generator, learn: bool) -> bool:
    """One game; with `learn`, every step makes the value of the last action better (SARSA with traces)."""
    seen, info = env.reset(seed=seed)
    traces = np.zeros_like(learner.weights) if learner is not None else np.zeros(1)
    before = 0.0
    over = cut = False
    while not (over or cut):
        actions = np.array(info["legal_actions"])
        if learner is None:
            seen, reward, over, cut, info = env.step(int(chance.choice(actions)))
            continue
        values, picture = learner.values(seen["observation"], actions)
        explore = learn and chance.random() < EPSILON
        best = int(chance.integers(len(actions))) if explore else int(values.argmax())
        if learn:
            learner.weights += RATE * (values[best] - before) * traces
            traces *= FADE
            traces[learner.verb_of[actions[best]]] += picture[best]
            before = float((picture[best] * learner.weights[learner.verb_of[actions[best]]]).sum())
        seen, reward, over, cut, info = env.step(int(actions[best]))
        if learn:
            learner.weights += RATE * reward * traces
    if learn and learner is not None:
        learner.weights += RATE * (0.0 - before) * traces
    return bool(info.get("won"))


def progress(
    env: GraveshiftEnv, learner: Linear | None, chance: np.random.Generator, games: int
) -> tuple[float, float]:
    """Share of games won, and mean progress at the end, on seeds that nobody learns from."""
    won, far = 0, 0.0
    for seed in range(games):
        won += play(env, learner, 1_000_000 + seed, chance, learn=False)
        far += env.encoding.progress(env.game.position, 0)
    return won / games, far / games


def main(games: int = ROUNDS_OF_LEARNING, check: int = CHECK) -> list[tuple[int, float, float]]:
    """Learn, and print the curve: games learnt from, share won, mean progress."""
    chance = np.random.default_rng(1)
    env = GraveshiftEnv(GAME, shaping=5.0, max_steps=600, **OPTIONS)
    curve = [(-1, *progress(env, None, chance, check))]
    print("random:", f"won {curve[0][1]:.0%}, progress {curve[0][2]:.2f}")
    learner = Linear(env)
    for game in range(games + 1):
        if game % max(1, games // 6) == 0:
            curve.append((game, *progress(env, learner, chance, check)))
            print(f"after {game:4} games: won {curve[-1][1]:.0%}, progress {curve[-1][2]:.2f}")
        play(env, learner, game, chance, learn=True)
    return curve


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS_OF_LEARNING)
