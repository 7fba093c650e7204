-- The list of entrance results by form number: at most one row.
CREATE TABLE entrance_results (
  id integer PRIMARY KEY CHECK (id = 1),
  from_day date NOT NULL,
  at text NOT NULL,
  until_day date NOT NULL,
  open boolean NOT NULL,
  results jsonb NOT NULL,
  version integer NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  changed_by text NOT NULL
);
