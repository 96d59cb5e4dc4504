"""The HTTP side of the table: opening, joining, looking things up. docs/protocol.md lists it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from graveshift import rulebook
from graveshift.coach.analysis import AnalysisPage
from graveshift.kernel import record as kernel
from graveshift.parts.shelf.boards import BoardData, MissionBoard
from graveshift.parts.shelf.entries import Content, Games
from graveshift.parts.shelf.reviews import MissionReview
from graveshift.server import catalogue, coaching
from graveshift.server import seating as seats
from graveshift.server.bodies import (
    Addresses,
    AnalyseRecord,
    AnalysisWish,
    AskTurns,
    BookEntry,
    Film,
    Join,
    Joined,
    MissionFile,
    Mistake,
    NewTable,
    OpenRecord,
    PuzzleData,
    Revoke,
    Revoked,
    RuleEntry,
    RuleHit,
    RuleList,
    RuleName,
    TableCard,
    TableTokens,
    Turns,
)
from graveshift.server.errors import NotAllowed, NotFound, NoToken, TooMuch, lost_seat, revoked_token, shared_record
from graveshift.server.hall import Hall
from graveshift.server.limits import neighbourhood
from graveshift.server.messages import Language
from graveshift.server.reviving import Closed, raw_record
from graveshift.server.room import Room
from graveshift.server.seating import admits
from graveshift.server.settings import Settings
from graveshift.server.tokens import Claim
from graveshift.server.turns import turns
from graveshift.server.visitors import for_operator, only_json

TableId = Annotated[str, Parameter(max_length=40, description="The table's id.")]
Bearer = Annotated[
    str, Parameter(header="Authorization", required=False, max_length=400, description="`Bearer` and a token.")
]
Name = Annotated[str, Parameter(max_length=40)]
Seat = Annotated[int | None, Parameter(ge=0, le=63, description="0 is the first seat.")]
Start = Annotated[int, Parameter(ge=0, le=1_000_000)]
Count = Annotated[int, Parameter(ge=1, le=200)]
Word = Annotated[str, Parameter(max_length=100)]
Day = Annotated[str, Parameter(max_length=10, pattern=r"^(\d{4}-\d\d-\d\d)?$")]
SEARCH = 5
"""As many requests as looking through all rules takes time."""


REFUSALS = {
    status: ResponseSpec(Mistake, description=description)
    for status, description in {
        400: "What was asked for is not possible; a sentence says why.",
        401: "There is no token, or it is not one of ours.",
        403: "This token is not good for that.",
        404: "There is no such thing.",
        409: "Somebody was quicker.",
        413: "The body is too large.",
        415: "The body is not JSON, or does not say so.",
        421: "The server does not go by this name.",
        429: "A limit of this server.",
    }.items()
}


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who asks, as far as limits go."""
    return neighbourhood(connection.client.host) if connection.client is not None else "nowhere"


def within_rate(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """So many requests a second for each address; one that takes long counts for several."""
    if not connection.app.state.buckets.take(address_of(connection), handler.opt.get("counts_for", 1)):
        raise TooMuch("Too many requests at once; wait a moment.", pl="Zbyt wiele zapytań naraz; odczekaj chwilę.")


@get("/games", sync_to_thread=False, responses=REFUSALS, packed=True)
def list_games(request: Request[Any, Any, Any]) -> Response[Games]:
    """Games with missions, survivors and rule options; bots."""
    return ready(request, catalogue.sent(catalogue.games))


@get("/games/{game:str}/content", sync_to_thread=False, responses=REFUSALS, packed=True)
def show_content(request: Request[Any, Any, Any], game: Name) -> Response[Content]:
    """Cards and Skills by the ids that views and events use."""
    return ready(request, catalogue.sent(catalogue.content, game))


@get("/games/{game:str}/missions/{mission:str}/board", sync_to_thread=False, responses=REFUSALS, packed=True)
def show_mission_board(request: Request[Any, Any, Any], game: Name, mission: Name) -> Response[MissionBoard]:
    """A mission's map before anybody plays it."""
    return ready(request, catalogue.sent(catalogue.mission_board, game, mission))


@post("/games/{game:str}/missions/review", status_code=200, responses=REFUSALS)
async def review_mission(game: Name, data: MissionFile, request: Request[Any, Any, Any], hall: Hall) -> MissionReview:
    """Everything that is wrong with a designer's mission file, and its map."""
    payer = hall.signer.pseudonym(address_of(request))
    review: MissionReview = await hall.crew.long(payer, "review", game, data.text)
    return review


@get("/addresses", sync_to_thread=False, responses=REFUSALS, guards=[for_operator])
def show_addresses(state: State) -> Addresses:
    """By which addresses others in the same network find the page, for whoever sits at the server itself."""
    settings: Settings = state.settings
    return Addresses(list(settings.addresses))


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
        undo=game.policy,
        role=claim.role,
        seat=claim.seat if claim.seat >= 0 else None,
        version=game.version,
        over=over,
        people=[seat.name for seat in room.seating.seats if seat.held],
    )


@post("/turns", status_code=200, responses=REFUSALS, counts_for=SEARCH)
async def ask_turns(data: AskTurns, hall: Hall) -> Turns:
    """Whose turn it is at one's tables, as far as that can be said without loading any."""
    return Turns(await turns(hall, data.tables))


@post("/tables/{table:str}/join", responses=REFUSALS)
async def join_table(table: TableId, data: Join, hall: Hall) -> Joined:
    """Take the seat of an invite."""
    return await hall.join(table, data)


@post("/tables/{table:str}/revoke", responses=REFUSALS)
async def revoke_tokens(table: TableId, data: Revoke, hall: Hall, authorization: Bearer = "") -> Revoked:
    """Make all tokens of the host or of the spectators worthless, and get the new one."""
    _, claim = await admitted(hall, table, authorization)
    return Revoked(data.role, await hall.revoke(table, claim, data.role))


@get("/tables/{table:str}/board", responses=REFUSALS)
async def show_board(table: TableId, hall: Hall, authorization: Bearer = "") -> BoardData:
    """The geometry of all shapes of the board."""
    room, _ = await admitted(hall, table, authorization)
    async with room.lock:
        game = await room.game()
        return catalogue.board(game.header.game, game.game.position)


@get("/tables/{table:str}/record", responses=REFUSALS)
async def show_record(table: TableId, hall: Hall, authorization: Bearer = "") -> Response[kernel.Record]:
    """The record file; of a running game for the host only, since it holds the dice to come."""
    room, claim = await admitted(hall, table, authorization)
    record, over, _ = await record_of(room)
    if over is None and not room.seating.looked:
        await room.reseat(seats.looked)
    elif over is False:
        await look_ahead(room, claim)
    name = f"graveshift-{room.header.game}-{table}.json"
    return Response(record, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/tables/{table:str}/film", responses=REFUSALS)
async def show_film(
    table: TableId,
    request: Request[Any, Any, Any],
    hall: Hall,
    authorization: Bearer = "",
    seat: Seat = None,
    start: Start = 0,
    count: Count = 50,
) -> Response[Film]:
    """The game as a film; while it runs only from one's own seat, or as a spectator sees it."""
    room, claim = await admitted(hall, table, authorization)
    record, over, replays = await record_of(room)
    own = claim.role == "seat" and claim.seat == seat
    if seat is not None and not own and not over:
        raise NotAllowed(
            "While the game runs, a film shows your own seat's view only.",
            pl="Dopóki gra trwa, film pokazuje tylko to, co widać z twojego miejsca.",
        )
    baked = await room.baked(seat) if over else None
    if baked is not None:
        return await film_page(hall, request, "page_of", baked.data, seat, start, count)
    return await film_page(hall, request, "show" if replays else "show_beginning", record, seat, start, count)


@post("/records", status_code=200, responses=REFUSALS)
async def open_record(data: OpenRecord, request: Request[Any, Any, Any], hall: Hall) -> Response[Film]:
    """The film of a record file."""
    if len(data.record.answers) > hall.limits.film_answers:
        raise TooMuch(
            f"A film has at most {hall.limits.film_answers} answers here.",
            pl=f"Film może tu mieć najwyżej tyle odpowiedzi: {hall.limits.film_answers}.",
        )
    return await film_page(hall, request, "show", data.record, data.seat, data.start, data.count)


@post("/tables/{table:str}/analysis", status_code=200, responses=REFUSALS)
async def analyse_table(
    table: TableId, data: AnalysisWish, request: Request[Any, Any, Any], hall: Hall, authorization: Bearer = ""
) -> AnalysisPage:
    """How a finished game was played, a page at a time: each says where the next one goes on."""
    room, _ = await admitted(hall, table, authorization)
    record, over, replays = await record_of(room)
    if not over or not replays:
        raise coaching.not_over()
    payer = hall.signer.pseudonym(address_of(request))
    return await coaching.analyse(hall, payer, record, data.seat, data.carry)


@post("/records/analysis", status_code=200, responses=REFUSALS)
async def analyse_record(data: AnalyseRecord, request: Request[Any, Any, Any], hall: Hall) -> AnalysisPage:
    """The same of a record file."""
    if len(data.record.answers) > hall.limits.film_answers:
        raise TooMuch(
            f"A film has at most {hall.limits.film_answers} answers here.",
            pl=f"Film może tu mieć najwyżej tyle odpowiedzi: {hall.limits.film_answers}.",
        )
    payer = hall.signer.pseudonym(address_of(request))
    return await coaching.analyse(hall, payer, data.record, data.seat, data.carry)


@get("/puzzle", responses=REFUSALS, counts_for=SEARCH)
async def show_puzzle(request: Request[Any, Any, Any], hall: Hall, day: Day = "") -> PuzzleData:
    """The puzzle of a day (UTC), today if none is named."""
    payer = hall.signer.pseudonym(address_of(request))
    return await coaching.puzzle(hall, payer, day)


@get("/rules", sync_to_thread=False, responses=REFUSALS, counts_for=SEARCH)
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


def ready(request: Request[Any, Any, Any], sent: catalogue.Sent) -> Response[Any]:
    """What is the same for everybody, compressed for whoever reads that."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(sent.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=MediaType.JSON)
    return Response(sent.body, headers=headers, media_type=MediaType.JSON)


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
    await hall.check(room)  # where nobody sits at this worker, the others do not tell it what is new
    if not admits(room.seating, claim):
        raise lost_seat() if claim.role == "seat" else revoked_token()
    return room, claim


async def film_page(hall: Hall, request: Request[Any, Any, Any], job: str, *what: Any) -> Response[Film]:
    """Pictures of a game, played again or looked up in its baked film, in a process of its own: it may be long."""
    page = await hall.crew.long(hall.signer.pseudonym(address_of(request)), job, *what)
    return Response(page, status_code=200, media_type=MediaType.JSON)


async def record_of(room: Room) -> tuple[kernel.Record, bool | None, bool]:
    """The record, whether the game is over, and whether these rules replay it; where not, it comes as stored.

    A game that is closed never comes to its end: over is None.
    """
    async with room.lock:
        try:
            game = await room.game()
        except Closed:
            stored = await room.stored()
            return raw_record(stored.header, stored.entries), await room.baked(None) is not None or None, False
        if game.revived:
            stored = await room.stored()
            return raw_record(stored.header, stored.entries), game.game.over, False
        bots = {number: seat.bot for number, seat in enumerate(room.seating.seats) if seat.kind == "bot"}
        habits = {number: dict(seat.habits) for number, seat in enumerate(room.seating.seats) if seat.habits}
        settings, game.table.settings = game.table.settings, kernel.Settings(game.policy, "en", bots, habits)
        record = game.table.record()
        game.table.settings = settings
        return record, game.game.over, True


async def look_ahead(room: Room, claim: Claim) -> None:
    """The record of a running game holds the dice to come: it is for a host who plays alone, and others are told so
    if they ever sit down."""
    if claim.role != "host":
        raise NotAllowed(
            "While the game runs, only the host can have its record: it holds the dice to come.",
            pl="Dopóki gra trwa, jej zapis może mieć tylko gospodarz: są w nim przyszłe rzuty kośćmi.",
        )
    if room.shared:
        raise shared_record()
    if not room.seating.looked:
        await room.reseat(seats.looked_alone)


api = Router(
    "/api",
    guards=[within_rate, only_json],
    route_handlers=[
        list_games,
        show_content,
        show_mission_board,
        review_mission,
        show_addresses,
        open_table,
        show_table,
        ask_turns,
        join_table,
        revoke_tokens,
        show_board,
        show_record,
        show_film,
        open_record,
        analyse_table,
        analyse_record,
        show_puzzle,
        list_rules,
        show_rule,
    ],
)
