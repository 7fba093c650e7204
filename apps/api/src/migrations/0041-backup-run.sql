-- The backup that is being made, for every process of the site and the next one.
CREATE TABLE backup_run (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  name text NOT NULL,
  started_at timestamptz(3) NOT NULL,
  step text NOT NULL CHECK (step IN ('tables', 'pictures')),
  done integer NOT NULL,
  total integer NOT NULL,
  outcome text CHECK (outcome IN ('made', 'room', 'failed', 'interrupted'))
);
