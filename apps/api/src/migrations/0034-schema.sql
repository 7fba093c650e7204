CREATE TABLE account (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name varchar(200) NOT NULL,
  email varchar(254) NOT NULL,
  phone_number varchar(40),
  role varchar(10) NOT NULL CHECK (role IN ('USER', 'ADMIN')),
  status varchar(10) NOT NULL CHECK (status IN ('ACTIVE', 'INACTIVE', 'DELETED')),
  password_hash text,
  credentials_version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  opens_today boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX account_email ON account (email) WHERE status <> 'DELETED';
CREATE INDEX account_listed ON account (status, created_at DESC, id);

CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES account (id),
  credentials_version integer NOT NULL,
  handle uuid NOT NULL,
  token_hash bytea NOT NULL,
  previous_hash bytea,
  created_at timestamptz NOT NULL,
  rotated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  device text NOT NULL DEFAULT '',
  password_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX session_handle ON session (handle);
CREATE INDEX session_account ON session (account_id);
CREATE INDEX session_expiry ON session (expires_at);

CREATE TABLE password_link (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id),
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_link_account ON password_link (account_id);

CREATE TABLE known_address (
  account_id uuid NOT NULL REFERENCES account (id),
  address_hash bytea NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, address_hash)
);

CREATE TABLE login_attempt (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

CREATE TABLE passkey (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES account (id),
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  host text NOT NULL,
  name varchar(200) NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE UNIQUE INDEX passkey_credential ON passkey (credential_id);
CREATE INDEX passkey_account ON passkey (account_id);

CREATE TABLE used_challenge (hash bytea PRIMARY KEY, expires_at timestamptz NOT NULL);

CREATE TABLE passkey_requirement (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  required_from date
);
INSERT INTO passkey_requirement DEFAULT VALUES;

CREATE TABLE security_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  kind text NOT NULL,
  account_id uuid REFERENCES account (id),
  account_name text,
  actor_name text,
  address text,
  device text,
  detail text
);
CREATE INDEX security_event_kind ON security_event (kind, at DESC);

CREATE TABLE photo (
  id uuid PRIMARY KEY,
  width integer NOT NULL,
  height integer NOT NULL,
  color text NOT NULL,
  placeholder text NOT NULL,
  sources jsonb NOT NULL,
  avif jsonb NOT NULL DEFAULT '[]',
  fingerprint text CHECK (fingerprint ~ '^[0-9a-f]{16}$'),
  variants_due timestamptz(3) DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX photo_variants_due ON photo (variants_due) WHERE variants_due IS NOT NULL;

CREATE TABLE file (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  title text NOT NULL,
  description text,
  name_sw text,
  title_sw text,
  description_sw text,
  page text NOT NULL,
  album uuid,
  photo_id uuid REFERENCES photo (id),
  alt text,
  alt_sw text,
  focal_x smallint NOT NULL DEFAULT 50,
  focal_y smallint NOT NULL DEFAULT 50,
  social_image text,
  weight integer NOT NULL DEFAULT 0,
  position integer,
  formatted boolean NOT NULL DEFAULT true,
  minors boolean,
  consent_at timestamptz(3),
  consent_by uuid REFERENCES account (id),
  taken_down boolean NOT NULL DEFAULT false,
  taken_down_by_restore boolean NOT NULL DEFAULT false,
  shown_from date,
  scheduled boolean NOT NULL DEFAULT false,
  shown_until date,
  ended boolean NOT NULL DEFAULT false,
  waiting boolean NOT NULL DEFAULT false,
  review_note text,
  event_date timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  sample boolean NOT NULL DEFAULT false,
  shown boolean NOT NULL GENERATED ALWAYS AS (NOT waiting AND NOT ended AND NOT scheduled AND NOT taken_down AND (minors IS NOT TRUE OR consent_at IS NOT NULL)) STORED,
  words tsvector NOT NULL GENERATED ALWAYS AS (
    to_tsvector(
      'simple',
      name || ' ' || title || ' ' || coalesce(description, '') || ' ' || coalesce(name_sw, '') || ' ' ||
      coalesce(title_sw, '') || ' ' || coalesce(description_sw, '')
    )
  ) STORED,
  lacks_swahili boolean NOT NULL GENERATED ALWAYS AS (
    (name <> '' AND name_sw IS NULL AND page NOT IN ('NEWS', 'ALUMNI', 'ORGANIZATION'))
    OR (title_sw IS NULL AND page IN ('NEWS', 'ALUMNI'))
    OR (coalesce(description, '') <> '' AND description_sw IS NULL)
    OR (alt IS NOT NULL AND alt_sw IS NULL)
  ) STORED,
  social_image_due boolean NOT NULL GENERATED ALWAYS AS (
    page IN ('NEWS', 'GALLERY', 'ALUMNI') AND photo_id IS NOT NULL
    AND social_image IS DISTINCT FROM photo_id::text || '/share-' || focal_x::text || '-' || focal_y::text || '.jpg'
  ) STORED
);
CREATE INDEX file_newest ON file (coalesce(event_date, created_at) DESC, created_at DESC, id);
CREATE INDEX file_newest_of_page ON file (page, coalesce(event_date, created_at) DESC, created_at DESC, id);
CREATE INDEX file_name ON file (lower(name), id);
CREATE INDEX file_name_of_page ON file (page, lower(name), id);
CREATE INDEX file_heaviest ON file (weight DESC, id);
CREATE INDEX file_heaviest_of_page ON file (page, weight DESC, id);
CREATE INDEX file_title ON file (lower(title));
CREATE INDEX file_words ON file USING gin (words);
CREATE INDEX file_photo ON file (photo_id);
CREATE INDEX file_album ON file (album, coalesce(event_date, created_at), created_at, id) WHERE album IS NOT NULL;
CREATE INDEX file_samples ON file (id) WHERE sample;
CREATE INDEX file_social_image_due ON file (created_at DESC) WHERE social_image_due;

-- The filters of the list in the dashboard.
CREATE INDEX file_hidden ON file (coalesce(event_date, created_at) DESC, created_at DESC, id) WHERE NOT shown;
CREATE INDEX file_lacks_swahili ON file (coalesce(event_date, created_at) DESC, created_at DESC, id) WHERE lacks_swahili;
CREATE INDEX file_heavy ON file (coalesce(event_date, created_at) DESC, created_at DESC, id) WHERE weight > 120000;
CREATE INDEX file_minors_unsaid ON file (coalesce(event_date, created_at) DESC, created_at DESC, id) WHERE minors IS NULL AND photo_id IS NOT NULL;
CREATE INDEX file_without_alternative_text ON file (coalesce(event_date, created_at) DESC, created_at DESC, id) WHERE alt IS NULL AND photo_id IS NOT NULL;
CREATE INDEX file_taken_down_by_restore ON file (coalesce(event_date, created_at) DESC, created_at DESC, id) WHERE taken_down_by_restore;
CREATE INDEX file_scheduled ON file (coalesce(event_date, created_at) DESC, created_at DESC, id) WHERE scheduled;
CREATE INDEX file_ended ON file (coalesce(event_date, created_at) DESC, created_at DESC, id) WHERE ended;
CREATE INDEX file_waiting ON file (coalesce(event_date, created_at) DESC, created_at DESC, id) WHERE waiting;

-- What visitors see, and the days on which that changes.
CREATE INDEX file_shown_of_page ON file (page, coalesce(event_date, created_at) DESC, created_at DESC, id) INCLUDE (event_date) WHERE shown;
CREATE INDEX file_shown_title ON file (page, lower(title)) INCLUDE (title) WHERE shown;
CREATE INDEX file_shown_photo ON file (photo_id) WHERE shown;
CREATE INDEX file_first_day ON file (page, shown_from) WHERE shown AND shown_from IS NOT NULL;
CREATE INDEX file_last_day ON file (shown_until) WHERE NOT ended AND shown_until IS NOT NULL;
CREATE INDEX file_ended_of_page ON file (page, shown_until) WHERE ended;

CREATE TABLE review_rule (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  required boolean NOT NULL DEFAULT false
);
INSERT INTO review_rule DEFAULT VALUES;

CREATE TABLE removal_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_id uuid NOT NULL,
  photo_id uuid NOT NULL,
  name text NOT NULL,
  telephone text,
  words text,
  asked_at timestamptz(3) NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'hidden', 'dismissed')),
  settled_at timestamptz(3),
  CHECK ((state = 'open') = (settled_at IS NULL))
);
CREATE INDEX removal_request_open ON removal_request (id) WHERE state = 'open';
CREATE INDEX removal_request_photo ON removal_request (photo_id) WHERE state = 'open';
CREATE INDEX removal_request_settled ON removal_request (settled_at) WHERE settled_at IS NOT NULL;

CREATE TABLE revision (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  actor_id uuid REFERENCES account (id),
  actor_name text,
  kind text NOT NULL,
  subject_id text NOT NULL,
  action text NOT NULL,
  name text NOT NULL,
  before jsonb,
  after jsonb,
  photo_id uuid REFERENCES photo (id),
  bin_until timestamptz(3),
  idempotency_key uuid
);
CREATE INDEX revision_subject ON revision (kind, subject_id, id DESC);
CREATE INDEX revision_actor ON revision (actor_id, id DESC);
CREATE INDEX revision_kind ON revision (kind, id DESC);
CREATE INDEX revision_at ON revision (at) INCLUDE (id);
CREATE INDEX revision_bin ON revision (id DESC) WHERE bin_until IS NOT NULL;
CREATE INDEX revision_bin_until ON revision (bin_until, kind) WHERE bin_until IS NOT NULL;
CREATE INDEX revision_bin_words ON revision USING gin (
  (to_tsvector('simple', name) || jsonb_to_tsvector('simple', coalesce(before, '{}'), '["string"]'))
) WHERE bin_until IS NOT NULL;
CREATE INDEX revision_photo ON revision (photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX revision_retained ON revision (at)
  WHERE kind IN ('picture', 'user') AND bin_until IS NULL
    AND (name <> '' OR before IS NOT NULL OR after IS NOT NULL);
CREATE INDEX revision_seen_before ON revision ((before ->> 'page'), at) WHERE kind = 'picture' AND before ->> 'takenDown' = 'false'
AND before ->> 'scheduled' IS DISTINCT FROM 'true' AND before ->> 'ended' IS DISTINCT FROM 'true'
AND (before ->> 'minors' IS DISTINCT FROM 'true' OR before ->> 'consent' = 'true')
AND before ->> 'waiting' IS DISTINCT FROM 'true';
CREATE INDEX revision_seen_after ON revision ((after ->> 'page'), at) WHERE kind = 'picture' AND after ->> 'takenDown' = 'false'
AND after ->> 'scheduled' IS DISTINCT FROM 'true' AND after ->> 'ended' IS DISTINCT FROM 'true'
AND (after ->> 'minors' IS DISTINCT FROM 'true' OR after ->> 'consent' = 'true')
AND after ->> 'waiting' IS DISTINCT FROM 'true';
CREATE UNIQUE INDEX revision_idempotency ON revision (actor_id, idempotency_key) WHERE idempotency_key IS NOT NULL;

CREATE TABLE content_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version bigint NOT NULL DEFAULT 1
);
INSERT INTO content_version DEFAULT VALUES;

CREATE TABLE site_value (
  key text PRIMARY KEY,
  value jsonb,
  sample boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz(3) NOT NULL DEFAULT now(),
  english_changed_at timestamptz(3),
  swahili_changed_at timestamptz(3)
);

CREATE TABLE calendar_event (
  id uuid PRIMARY KEY,
  date jsonb NOT NULL,
  sequence integer NOT NULL DEFAULT 0,
  cancelled boolean NOT NULL DEFAULT false,
  changed_at timestamptz(3) NOT NULL
);

CREATE TABLE document (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  pages integer NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz(3) NOT NULL
);
-- The bytes of a document are in parts, because PostgreSQL and backups hold a row in memory. A PDF is compressed already.
CREATE TABLE document_part (
  document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
  number integer NOT NULL,
  data bytea NOT NULL,
  PRIMARY KEY (document_id, number)
);
ALTER TABLE document_part ALTER data SET STORAGE EXTERNAL;

CREATE TABLE page_view (
  day date,
  page text,
  language text,
  saver boolean,
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, page, language, saver)
);

-- The start inserts the row of the installation, so that a copy of an empty database gets a new id.
CREATE TABLE installation (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  id uuid NOT NULL
);

CREATE TABLE backup_report (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  work text NOT NULL CHECK (work IN ('made', 'verified', 'copiedToFolder', 'copiedToBucket')),
  name text NOT NULL,
  at timestamptz(3) NOT NULL,
  problem text CHECK (problem IN ('room', 'missing', 'failed'))
);
CREATE INDEX backup_report_newest ON backup_report (work, id DESC);

CREATE TABLE backup_link (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  name text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX backup_link_session ON backup_link (session_id);

-- A key without a session is that of a first start, or of a finished restore.
CREATE TABLE restore_key (
  token_hash bytea PRIMARY KEY,
  session_id uuid,
  expires_at timestamptz(3)
);

-- What docs/specification.md states about admission.
INSERT INTO site_value (key, value, english_changed_at, swahili_changed_at) VALUES
  ('admissionPrice', '"15000"', now(), now()),
  ('placesOLevel', '{
    "en": [["The seminary", "Visiga"], ["Msimbazi Centre", ""], ["St Joseph", ""]],
    "sw": [["Seminarini", "Visiga"], ["Msimbazi Centre", ""], ["St Joseph", ""]]
  }', now(), now()),
  ('placesALevel', '{
    "en": [["The seminary", "Visiga"], ["The vocational director’s parish", ""]],
    "sw": [["Seminarini", "Visiga"], ["Parokia ya Mkurugenzi wa Miito", ""]]
  }', now(), now());
