-- What the program made on PostgreSQL before its schema had a number.
CREATE TABLE games (
    game VARCHAR(32) NOT NULL,
    created VARCHAR(32) NOT NULL,
    seed TEXT NOT NULL,
    about TEXT NOT NULL,
    PRIMARY KEY (game)
);
CREATE TABLE lines (
    game VARCHAR(32) NOT NULL,
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, n),
    FOREIGN KEY(game) REFERENCES games (game)
);
CREATE TABLE seats (
    token VARCHAR(64) NOT NULL,
    game VARCHAR(32) NOT NULL,
    sides TEXT NOT NULL,
    PRIMARY KEY (token),
    FOREIGN KEY(game) REFERENCES games (game)
);
CREATE INDEX ix_seats_game ON seats (game);
