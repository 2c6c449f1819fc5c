/// The statements that make the tables of a ledger, one step a version of the file.
enum Schema {
    /// What brings a file from each version to the next, from an empty one on.
    static let migrations = [first]

    private static let first = """
        CREATE TABLE account (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE CHECK (name <> ''),
            currency TEXT NOT NULL CHECK (length(currency) = 3)
        ) STRICT;
        CREATE TABLE category (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE CHECK (name <> ''),
            kind TEXT NOT NULL CHECK (kind IN ('spending', 'income', 'transfer'))
        ) STRICT;
        CREATE TABLE merchant (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE CHECK (name <> '')
        ) STRICT;
        CREATE TABLE import (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            added INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE entry (
            id INTEGER PRIMARY KEY,
            account_id INTEGER NOT NULL REFERENCES account (id),
            day TEXT NOT NULL CHECK (day IS date(day)),
            minor INTEGER NOT NULL,
            currency TEXT NOT NULL CHECK (length(currency) = 3),
            payee TEXT NOT NULL,
            text TEXT NOT NULL,
            merchant_id INTEGER REFERENCES merchant (id),
            category_id INTEGER NOT NULL REFERENCES category (id),
            pending INTEGER NOT NULL CHECK (pending IN (0, 1)),
            fingerprint TEXT NOT NULL,
            import_id INTEGER NOT NULL REFERENCES import (id),
            UNIQUE (account_id, fingerprint)
        ) STRICT;
        CREATE INDEX entry_by_day ON entry (day);
        CREATE INDEX entry_by_merchant ON entry (merchant_id, day);
        CREATE INDEX entry_by_category ON entry (category_id, day);
        CREATE TABLE rule (
            id INTEGER PRIMARY KEY,
            pattern TEXT NOT NULL UNIQUE CHECK (pattern <> ''),
            category_id INTEGER NOT NULL REFERENCES category (id),
            merchant TEXT
        ) STRICT;
        CREATE TABLE budget (
            id INTEGER PRIMARY KEY,
            category_id INTEGER REFERENCES category (id),
            currency TEXT NOT NULL CHECK (length(currency) = 3),
            minor INTEGER NOT NULL CHECK (minor >= 0),
            first_month TEXT NOT NULL CHECK (first_month = '' OR first_month IS date(first_month))
        ) STRICT;
        CREATE UNIQUE INDEX budget_key
            ON budget (ifnull(category_id, 0), currency, first_month);
        CREATE VIRTUAL TABLE entry_text USING fts5(
            text, content = 'entry', content_rowid = 'id',
            tokenize = 'unicode61 remove_diacritics 2'
        );
        CREATE TRIGGER entry_insert AFTER INSERT ON entry BEGIN
            INSERT INTO entry_text (rowid, text) VALUES (new.id, new.text);
        END;
        CREATE TRIGGER entry_delete AFTER DELETE ON entry BEGIN
            INSERT INTO entry_text (entry_text, rowid, text) VALUES ('delete', old.id, old.text);
        END;
        CREATE TRIGGER entry_update AFTER UPDATE OF text ON entry BEGIN
            INSERT INTO entry_text (entry_text, rowid, text) VALUES ('delete', old.id, old.text);
            INSERT INTO entry_text (rowid, text) VALUES (new.id, new.text);
        END;
        """
}
