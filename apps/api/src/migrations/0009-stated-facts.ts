import type { MigrationInterface, QueryRunner } from "typeorm";

/** The facts that docs/specification.md states about admission, by key of `site_value`. */
const facts = {
  admissionPrice: "15000",
  placesOLevel: {
    en: [
      ["The seminary", "Visiga"],
      ["Msimbazi Centre", ""],
      ["St Joseph", ""],
    ],
    sw: [
      ["Seminarini", "Visiga"],
      ["Msimbazi Centre", ""],
      ["St Joseph", ""],
    ],
  },
  placesALevel: {
    en: [
      ["The seminary", "Visiga"],
      ["The vocational director’s parish", ""],
    ],
    sw: [
      ["Seminarini", "Visiga"],
      ["Parokia ya Mkurugenzi wa Miito", ""],
    ],
  },
};

export class StatedFacts1767225600009 implements MigrationInterface {
  readonly name = "StatedFacts1767225600009";

  /** Replaces samples of earlier releases. Edited or removed values stay. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO site_value (key, value, english_changed_at, swahili_changed_at)
        SELECT key, value, now(), now() FROM jsonb_each($1::jsonb)
        ON CONFLICT (key) DO UPDATE
          SET value = EXCLUDED.value, sample = false, version = site_value.version + 1,
            changed_at = now(), english_changed_at = now(), swahili_changed_at = now()
          WHERE site_value.sample AND site_value.value IS NOT NULL`,
      [JSON.stringify(facts)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM site_value WHERE key = ANY($1) AND version = 1", [Object.keys(facts)]);
  }
}
