import type { MigrationInterface, QueryRunner } from "typeorm";

export class Management1767225600004 implements MigrationInterface {
  readonly name = "Management1767225600004";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE file
        ADD name_sw text,
        ADD title_sw text,
        ADD description_sw text,
        ADD alt text,
        ADD alt_sw text,
        ADD weight integer NOT NULL DEFAULT 0,
        ADD focal_x smallint NOT NULL DEFAULT 50,
        ADD focal_y smallint NOT NULL DEFAULT 50,
        ADD position integer,
        ADD minors boolean NOT NULL DEFAULT false,
        ADD consent_at timestamptz(3),
        ADD consent_by uuid REFERENCES account (id),
        ADD taken_down boolean NOT NULL DEFAULT false,
        ADD shown boolean NOT NULL
          GENERATED ALWAYS AS (NOT taken_down AND (NOT minors OR consent_at IS NOT NULL)) STORED,
        ADD words tsvector NOT NULL GENERATED ALWAYS AS (
          to_tsvector(
            'simple',
            name || ' ' || title || ' ' || coalesce(description, '') || ' ' || coalesce(name_sw, '') || ' ' ||
            coalesce(title_sw, '') || ' ' || coalesce(description_sw, '')
          )
        ) STORED,
        ADD lacks_swahili boolean NOT NULL GENERATED ALWAYS AS (
          (name <> '' AND name_sw IS NULL AND page NOT IN ('NEWS', 'ALUMNI', 'ORGANIZATION'))
          OR (title_sw IS NULL AND page IN ('NEWS', 'ALUMNI'))
          OR (coalesce(description, '') <> '' AND description_sw IS NULL)
          OR (alt IS NOT NULL AND alt_sw IS NULL)
        ) STORED;
      UPDATE file SET weight = coalesce(
        (SELECT (source ->> 'bytes')::integer FROM photo, jsonb_array_elements(sources) source
          WHERE photo.id = photo_id
          ORDER BY (source ->> 'width')::integer <= 960 DESC,
            CASE WHEN (source ->> 'width')::integer <= 960 THEN -(source ->> 'width')::integer
              ELSE (source ->> 'width')::integer END
          LIMIT 1),
        0
      );
      CREATE INDEX file_words ON file USING gin (words);
      CREATE INDEX file_name ON file (lower(name), id);
      CREATE INDEX file_name_of_page ON file (page, lower(name), id);
      CREATE INDEX file_heaviest ON file (weight DESC, id);
      CREATE INDEX file_heaviest_of_page ON file (page, weight DESC, id);
      CREATE INDEX file_hidden ON file (coalesce(event_date, created_at) DESC, created_at DESC, id) WHERE NOT shown;
      CREATE INDEX file_lacks_swahili ON file (coalesce(event_date, created_at) DESC, created_at DESC, id)
        WHERE lacks_swahili;
      CREATE INDEX file_heavy ON file (coalesce(event_date, created_at) DESC, created_at DESC, id)
        WHERE weight > 120000;
      CREATE INDEX file_samples ON file (id) WHERE sample;

      ALTER TABLE account ADD version integer NOT NULL DEFAULT 1;

      ALTER TABLE site_value
        ALTER value DROP NOT NULL,
        ADD english_changed_at timestamptz(3),
        ADD swahili_changed_at timestamptz(3);
      UPDATE site_value SET english_changed_at = changed_at, swahili_changed_at = changed_at;

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
      CREATE INDEX revision_bin ON revision (id DESC) WHERE bin_until IS NOT NULL;
      CREATE INDEX revision_photo ON revision (photo_id) WHERE photo_id IS NOT NULL;
      CREATE UNIQUE INDEX revision_idempotency ON revision (actor_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE revision;
      DELETE FROM site_value WHERE value IS NULL;
      ALTER TABLE site_value
        ALTER value SET NOT NULL,
        DROP english_changed_at,
        DROP swahili_changed_at;
      ALTER TABLE account DROP version;
      ALTER TABLE file
        DROP shown, DROP words, DROP lacks_swahili, DROP weight, DROP name_sw, DROP title_sw, DROP description_sw, DROP alt, DROP alt_sw, DROP focal_x,
        DROP focal_y, DROP position, DROP minors, DROP consent_at, DROP consent_by, DROP taken_down;
    `);
  }
}
