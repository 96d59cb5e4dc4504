"""The HTTP side of the table: opening, joining, looking things up. docs/protocol.md lists it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from graveshift import rulebook
from graveshift.kernel import record as kernel
from graveshift.server import catalogue
from graveshift.server.boards import BoardData, MissionBoard
from graveshift.server.bodies import (
    BookEntry,
    Film,
    Join,
    Joined,
    Mistake,
    NewTable,
    OpenRecord,
    RuleEntry,
    RuleHit,
    RuleList,
    RuleName,
    TableCard,
    TableTokens,
)
from graveshift.server.entries import Content, Games
from graveshift.server.errors import NotAllowed, NotFound, NoToken, TooMuch, lost_seat
from graveshift.server.film import checked, film
from graveshift.server.hall import Hall
from graveshift.server.messages import Language, SeatNumber
from graveshift.server.room import Room
from graveshift.server.seating import admits
from graveshift.server.tokens import Claim

TableId = Annotated[str, Parameter(max_length=40, description="The table's id.")]
Bearer = Annotated[
    str, Parameter(header="Authorization", required=False, max_length=400, description="`Bearer` and a token.")
]
Name = Annotated[str, Parameter(max_length=40)]
Start = Annotated[int, Parameter(ge=0, le=1_000_000)]
Count = Annotated[int, Parameter(ge=1, le=200)]
Word = Annotated[str, Parameter(max_length=100)]


REFUSALS = {
    status: ResponseSpec(Mistake, description=description)
    for status, description in {
        400: "What was asked for is not possible; a sentence says why.",
        401: "There is no token, or it is not one of ours.",
        403: "This token is not good for that.",
        404: "There is no such thing.",
        409: "Somebody was quicker.",
        413: "The body is too large.",
        429: "A limit of this server.",
    }.items()
}


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else "nowhere"


def within_rate(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """So many requests a second for each address."""
    if not connection.app.state.buckets.take(address_of(connection)):
        raise TooMuch("Too many requests at once; wait a moment.", pl="Zbyt wiele zapytań naraz; odczekaj chwilę.")


@get("/games", sync_to_thread=False, responses=REFUSALS)
def list_games() -> Games:
    """Games with missions, survivors and rule options; bots."""
    return catalogue.games()


@get("/games/{game:str}/content", sync_to_thread=False, responses=REFUSALS)
def show_content(game: Name) -> Content:
    """Cards and Skills by the ids that views and events use."""
    return catalogue.content(game)


@get("/games/{game:str}/missions/{mission:str}/board", sync_to_thread=False, responses=REFUSALS)
def show_mission_board(game: Name, mission: Name) -> MissionBoard:
    """A mission's map before anybody plays it."""
    return catalogue.mission_board(game, mission)


@post("/tables", responses=REFUSALS)
async def open_table(data: NewTable, request: Request[Any, Any, Any], hall: Hall) -> TableTokens:
    """Open a table: a new game, or one that goes on from a record."""
    return await hall.open_table(data, address_of(request))


@get("/tables/{table:str}", responses=REFUSALS)
async def show_table(table: TableId, hall: Hall, authorization: Bearer = "") -> TableCard:
    """What this table and this token are."""
    room, claim = await admitted(hall, table, authorization)
    async with room.lock:
        game = await room.game()
        over = game.game.over
    return TableCard(
        table=table,
        game=room.header.game,
        options=room.header.options,
        undo=room.header.undo,
        role=claim.role,
        seat=claim.seat if claim.seat >= 0 else None,
        version=game.version,
        over=over,
    )


@post("/tables/{table:str}/join", responses=REFUSALS)
async def join_table(table: TableId, data: Join, hall: Hall) -> Joined:
    """Take the seat of an invite."""
    return await hall.join(table, data)


@get("/tables/{table:str}/board", responses=REFUSALS)
async def show_board(table: TableId, hall: Hall, authorization: Bearer = "") -> BoardData:
    """The geometry of all shapes of the board."""
    room, _ = await admitted(hall, table, authorization)
    async with room.lock:
        game = await room.game()
        return catalogue.board(game.game.position)


@get("/tables/{table:str}/record", responses=REFUSALS)
async def show_record(table: TableId, hall: Hall, authorization: Bearer = "") -> Response[kernel.Record]:
    """The record file; of a running game for the host only, since it holds the dice to come."""
    room, claim = await admitted(hall, table, authorization)
    record, over = await record_of(room)
    if not over and await keeps_secrets(room):
        raise NotAllowed(
            "Somebody here plays with hidden cards: the record can be had when the game is over.",
            pl="Ktoś gra tu ukrytymi kartami: zapis będzie dostępny po zakończeniu gry.",
        )
    if claim.role != "host" and not over:
        raise NotAllowed(
            "While the game runs, only the host can have its record: it holds the dice to come.",
            pl="Dopóki gra trwa, jej zapis może mieć tylko gospodarz: są w nim przyszłe rzuty kośćmi.",
        )
    name = f"graveshift-{room.header.game}-{table}.json"
    return Response(record, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/film", responses=REFUSALS)
async def show_film(
    table: TableId,
    hall: Hall,
    authorization: Bearer = "",
    seat: SeatNumber | None = None,
    start: Start = 0,
    count: Count = 50,
) -> Film:
    """The game as a film; while it runs only from one's own seat, or as a spectator sees it."""
    room, claim = await admitted(hall, table, authorization)
    record, over = await record_of(room)
    own = claim.role == "seat" and claim.seat == seat
    if seat is not None and not own and not over:
        raise NotAllowed(
            "While the game runs, a film shows your own seat's view only.",
            pl="Dopóki gra trwa, film pokazuje tylko to, co widać z twojego miejsca.",
        )
    async with hall.heavy:
        return await film(record, seat, start, count)


@post("/records", status_code=200, responses=REFUSALS)
async def open_record(data: OpenRecord, hall: Hall) -> Film:
    """The film of a record file."""
    if len(data.record.answers) > hall.limits.film_answers:
        raise TooMuch(
            f"A film has at most {hall.limits.film_answers} answers here.",
            pl=f"Film może tu mieć najwyżej tyle odpowiedzi: {hall.limits.film_answers}.",
        )
    async with hall.heavy:
        return await film(checked(data.record), data.seat, data.start, data.count)


@get("/rules", sync_to_thread=False, responses=REFUSALS)
def list_rules(q: Word = "", game: Word = "", language: Language = "en") -> RuleList:
    """All rules, those of a game, or those that have the words; in English or Polish."""
    books = [rulebook.book(game, language)] if game else list(rulebook.books(language))
    found = [rule for book in books for rule in book.rules]
    if q.strip():
        found = rulebook.search(q, found)
    hits = [
        RuleHit(rule.id, rule.title, rulebook.book_of(rule.id).game, rule.chapter, bool(rule.ruling)) for rule in found
    ]
    return RuleList(hits, [BookEntry(book.game, book.title, list(book.chapters)) for book in books])


@get("/rules/{rule:str}", sync_to_thread=False, responses=REFUSALS)
def show_rule(rule: Annotated[str, Parameter(max_length=40)], language: Language = "en") -> RuleEntry:
    """One rule with its rulings."""
    try:
        found = rulebook.rule(rule, language)
    except rulebook.UnknownRule as unknown:
        raise NotFound(str(unknown), pl=unknown.told("pl")) from None
    return RuleEntry(
        id=found.id,
        title=found.title,
        game=rulebook.book_of(found.id).game,
        chapter=found.chapter,
        text=found.words,
        section=found.section,
        page=found.page,
        edges=list(found.edges),
        ruling=found.ruling,
        refers=[RuleName(cited, rulebook.title(cited, language)) for cited in found.refers],
        rulings=[RuleName(ruling.id, ruling.title) for ruling in rulebook.rulings_on(found, language)],
        language=found.language,
    )


async def admitted(hall: Hall, table: str, authorization: str) -> tuple[Room, Claim]:
    """The table, for whoever has a good token of it."""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise NoToken(
            "Say who you are: this needs the header `Authorization: Bearer TOKEN`.",
            pl="Powiedz, kim jesteś: potrzebny jest tu nagłówek `Authorization: Bearer TOKEN`.",
        )
    claim = hall.claim(table, token.strip())
    room = await hall.room(table)
    if claim.role == "seat" and not admits(room.seating, claim):
        raise lost_seat()
    return room, claim


async def record_of(room: Room) -> tuple[kernel.Record, bool]:
    async with room.lock:
        game = await room.game()
        bots = {number: seat.bot for number, seat in enumerate(room.seating.seats) if seat.kind == "bot"}
        habits = {number: dict(seat.habits) for number, seat in enumerate(room.seating.seats) if seat.habits}
        game.table.settings = kernel.Settings(room.header.undo, "en", bots, habits)
        record = game.table.record()
        game.table.settings = kernel.Settings()
        return record, game.game.over


async def keeps_secrets(room: Room) -> bool:
    """Would the record tell one person what another hides?"""
    async with room.lock:
        game = (await room.game()).game
        people = sum(seat.kind == "person" or seat.held for seat in room.seating.seats)
        return people > 1 and game.rules.has_secrets(game.position)


api = Router(
    "/api",
    guards=[within_rate],
    route_handlers=[
        list_games,
        show_content,
        show_mission_board,
        open_table,
        show_table,
        join_table,
        show_board,
        show_record,
        show_film,
        open_record,
        list_rules,
        show_rule,
    ],
)
