"""A state as OpenSpiel has it: legal actions, chance nodes on request, clones, strings and tensors for each player."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from graveshift.kernel import registry
from graveshift.kernel.chance import stream
from graveshift.kernel.chance_nodes import CHANCE, ChanceGame
from graveshift.kernel.desk import Desk
from graveshift.kernel.errors import EngineError
from graveshift.kernel.game import Game
from graveshift.kernel.thaw import packed, unpacked
from graveshift.parts.encoding import encoding_of

CHANCE_PLAYER: Final = -1
TERMINAL: Final = -4
"""The numbers that OpenSpiel has for these."""


class SearchState:
    """A game for search. With `chance=True` every die and every draw is a node of its own, which chance plays.

    Its actions are those of the environments (docs/research.md); at a chance node they are the results.
    """

    def __init__(self, game: str, *, seed: int = 0, chance: bool = False, **options: Any) -> None:
        rules, position, _ = registry.begin(game, options, stream(seed))
        self._name = game
        self._encoding = encoding_of(game, rules, position)
        self._explicit = chance
        self._history: list[tuple[int, int, str]] = []
        self._sit(Game(rules, position, None, False))

    def _sit(self, game: Game) -> None:
        self._nodes = ChanceGame(game) if self._explicit else None
        self._desk = Desk(self._encoding, game)

    @property
    def game(self) -> Game:
        """The game at its last decision."""
        return self._nodes.game if self._nodes is not None else self._desk.game

    @property
    def encoding(self) -> Any:
        return self._encoding

    # ---- whose move

    def num_players(self) -> int:
        return self.game.rules.seats(self.game.position)

    def current_player(self) -> int:
        if self.is_terminal():
            return TERMINAL
        return CHANCE_PLAYER if self.is_chance_node() else self._seat().seat

    def is_terminal(self) -> bool:
        return self.game.over

    def is_chance_node(self) -> bool:
        decision = self._nodes.decision if self._nodes is not None else None
        return decision is not None and decision.kind == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The results at a chance node with their probabilities."""
        decision = self._nodes.decision if self._nodes is not None else None
        if decision is None or decision.kind != CHANCE:
            raise EngineError("This is no chance node.")
        return decision.chances  # type: ignore[union-attr]

    def legal_actions(self) -> list[int]:
        """In ascending order, as OpenSpiel has them."""
        if self.is_chance_node():
            assert self._nodes is not None
            return self._nodes.codes
        return sorted(self._seat().legal())

    def legal_actions_mask(self) -> list[int]:
        mask = [0] * self._encoding.actions
        for action in self._seat().legal() if not self.is_chance_node() else ():
            mask[action] = 1
        return mask

    def num_distinct_actions(self) -> int:
        return self._encoding.actions

    # ---- moving

    def apply_action(self, action: int) -> None:
        if self.is_chance_node():
            assert self._nodes is not None
            self._nodes.answer(action)
            return
        desk = self._seat()
        legal = desk.legal()
        if action not in legal:
            raise EngineError(f"The action {action} ({self._encoding.meaning(action)}) is not legal now.")
        ask = desk.game.pending
        assert ask is not None
        code = ask.options[legal.index(action)]
        game = self.game
        hidden = [
            seat for seat in range(self.num_players()) if not game.rules.answer_visible(game.position, ask, code, seat)
        ]
        self._history.append((desk.seat, sum(1 << seat for seat in hidden), game.rules.key(game.position, ask, code)))
        if self._nodes is None:
            desk.act(action)
        else:
            self._nodes.answer(code)

    def action_to_string(self, action: int) -> str:
        """The key of a legal action, or the result of chance."""
        if self.is_chance_node():
            return f"{CHANCE}:{action}"
        decision, legal = self.game.decision, self._seat().legal()
        if decision is None or action not in legal:
            return self._encoding.meaning(action)
        return decision.options[legal.index(action)].key

    def string_to_action(self, key: str) -> int:
        decision = self.game.decision
        if self.is_chance_node() or decision is None or key not in decision.keys:
            raise EngineError(f"'{key}' is no option here.")
        return self._seat().legal()[decision.keys.index(key)]

    # ---- what it is worth

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss, 0 while the game runs; by player."""
        position = self.game.position
        return [self._encoding.worth(position, seat) for seat in range(self.num_players())]

    def rewards(self) -> list[float]:
        return self.returns()

    # ---- what a player knows

    def observation_tensor(self, player: int | None = None) -> bytes:
        """What a player sees as a row of bytes, without the mask."""
        desk = self._seat()
        return desk.look(max(0, desk.seat) if player is None else player)[: self._encoding.size]

    def observation_string(self, player: int) -> str:
        """What a player sees now, as JSON in the order of the keys."""
        return msgspec.json.encode(self.game.view(player), order="deterministic").decode()

    def information_state_string(self, player: int) -> str:
        """What a player sees now, and every answer of the game so far that this player may know of."""
        told = [f"{seat}:{key if not hidden >> player & 1 else '?'}" for seat, hidden, key in self._history]
        asked = self.game.decision if self.current_player() == player else None
        question = f"{asked.kind} {' '.join(asked.keys)}" if asked is not None else ""
        return "\n".join([" ".join(told), question, self.observation_string(player)])

    # ---- copies

    def clone(self) -> SearchState:
        """An independent state at the same node."""
        twin = SearchState.__new__(SearchState)
        twin._name, twin._encoding, twin._explicit = self._name, self._encoding, self._explicit
        twin._history = self._history[:]
        twin._nodes = self._nodes.clone() if self._nodes is not None else None
        twin._desk = Desk(self._encoding, twin._nodes.game if twin._nodes is not None else self._desk.game.copy())
        return twin

    def resample(self, player: int, rng: int) -> SearchState:
        """A state that looks the same to a player, with everything hidden and all chance to come drawn anew (`rng`)."""
        if self.is_chance_node():
            raise EngineError("At a chance node nothing is hidden but what chance says.")
        twin = SearchState.__new__(SearchState)
        twin._name, twin._encoding, twin._explicit = self._name, self._encoding, self._explicit
        twin._history = self._history[:]
        twin._sit(self.game.determinized(player, rng))
        return twin

    def serialize(self) -> str:
        """The state as text, for another process."""
        if self._nodes is not None:
            name, seed, options, _ = packed(self._nodes.game)
            data: Any = [name, seed, options, self._nodes.freeze()]
        else:
            data = packed(self.game)
        return msgspec.json.encode({"chance": self._explicit, "history": self._history, "game": data}).decode()

    @classmethod
    def deserialize(cls, text: str) -> SearchState:
        """The state that `serialize` told."""
        data = msgspec.json.decode(text)
        name, seed, options, position = data["game"]
        twin = cls.__new__(cls)
        twin._name, twin._explicit = name, data["chance"]
        twin._history = [(seat, hidden, key) for seat, hidden, key in data["history"]]
        rules, first, _ = registry.begin(name, options, seed)
        twin._encoding = encoding_of(name, rules, first)
        if twin._explicit:
            twin._nodes = ChanceGame.thaw(rules, position)
            twin._desk = Desk(twin._encoding, twin._nodes.game)
        else:
            twin._nodes = None
            twin._desk = Desk(twin._encoding, unpacked(name, seed, options, position))
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return SearchState.deserialize, (self.serialize(),)

    def _seat(self) -> Desk:
        """The desk at the game's last decision."""
        if self._nodes is not None and self._desk.game is not self._nodes.game:
            self._desk.begin(self._nodes.game)
        return self._desk
