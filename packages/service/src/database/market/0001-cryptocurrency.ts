/** The ID map alone, as the first services had it. */
export const cryptocurrency = `
  CREATE TABLE cryptocurrency (
    id INTEGER PRIMARY KEY,
    rank REAL NOT NULL,
    name TEXT NOT NULL,
    symbol TEXT NOT NULL,
    slug TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('active', 'inactive', 'untracked')),
    first_historical_data TEXT NOT NULL,
    last_historical_data TEXT NOT NULL,
    platform_id INTEGER REFERENCES cryptocurrency (id),
    token_address TEXT
  ) STRICT`;
