-- Values of the site that are to come.
CREATE TABLE planned_value (
  key text PRIMARY KEY,
  value jsonb,
  due_at timestamptz(3),
  planned_at timestamptz(3) NOT NULL,
  planner_id uuid NOT NULL,
  planner_name text NOT NULL,
  replaces_from timestamptz(3),
  held text CHECK (held IN ('planner', 'refused', 'restored')),
  version integer NOT NULL DEFAULT 1
);
