import type { QueryRunner } from "typeorm";
import { isList, listWith } from "./0047-confirmed.ts";

const added = `'{"reference": null, "steps": null, "checked": null, "afterwards": null, "since": null}'::jsonb`;

/**
 * Ways to pay get reference, steps and the day since which a number holds: that of the last change, where one is no
 * sample. What was shipped or confirmed is compared by its content, so it gets the same members. A session notes when the
 * password was entered again.
 */
export class WaysToPay1796018400050 {
  readonly name = "WaysToPay1796018400050";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE session ADD COLUMN confirmed_at timestamptz");
    const list = (value: string) => listWith(value, `${added} || listed.record`);
    await runner.query(`UPDATE site_value SET value = ${list("value")} WHERE key = 'payments' AND ${isList("value")}`);
    for (const table of ["shipped", "confirmed"])
      await runner.query(`UPDATE ${table} SET record = ${added} || record WHERE kind = 'site' AND key = 'payments'`);
    for (const side of ["before", "after"]) {
      const value = `${side} -> 'value'`;
      await runner.query(
        `UPDATE revision SET ${side} = jsonb_set(${side}, '{value}', ${list(value)})
          WHERE kind = 'site' AND subject_id = 'payments' AND ${isList(value)}`,
      );
    }
    await runner.query(`
      UPDATE site_value SET value = ${listWith(
        "value",
        `CASE WHEN EXISTS (SELECT FROM shipped WHERE kind = 'site' AND key = 'payments' AND shipped.record = listed.record)
          THEN listed.record
          ELSE listed.record || jsonb_build_object('since', (changed_at AT TIME ZONE 'Africa/Dar_es_Salaam')::date) END`,
      )} WHERE key = 'payments' AND ${isList("value")}
    `);
  }
}
