CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    opened_at DOUBLE PRECISION NOT NULL,
    opener TEXT NOT NULL,
    header TEXT NOT NULL,
    seating_version INTEGER NOT NULL,
    seating TEXT NOT NULL
);

CREATE INDEX tables_by_opener ON tables (opener, opened_at);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    made_by TEXT NOT NULL,
    kept INTEGER NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);
