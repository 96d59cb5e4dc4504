ALTER TABLE entries ADD COLUMN digest TEXT NOT NULL DEFAULT '';

ALTER TABLE entries ADD COLUMN trail TEXT NOT NULL DEFAULT '';

CREATE TABLE kept (
    table_id TEXT NOT NULL REFERENCES tables (id),
    name TEXT NOT NULL,
    number INTEGER NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, name)
);
