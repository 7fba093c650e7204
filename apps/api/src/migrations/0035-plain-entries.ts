import type { QueryRunner } from "typeorm";

/** Characters that turn or isolate the text behind them: a headline with one turned the whole title. */
const turning = "[\\u202a-\\u202e\\u2066-\\u2069]";

/** SQL: a day that was typed with two digits of the year is in this century, and no day is after 2100. */
const days = (json: string) => `
  regexp_replace(
    regexp_replace(${json}, '"00(\\d\\d-\\d\\d-\\d\\d)(T[^"]*)?"', '"20\\1\\2"', 'g'),
    '"(?:210[1-9]|21[1-9]\\d|2[2-9]\\d\\d|[3-9]\\d{3})-\\d\\d-\\d\\d(T[^"]*)?"', '"2100-12-31\\1"', 'g')`;

const clean = (json: string) => `regexp_replace(${days(json)}, '${turning}', '', 'g')`;

const isUnclean = (json: string) =>
  `${json} ~ '${turning}|"00\\d\\d-\\d\\d-\\d\\d|"(?:210[1-9]|21[1-9]\\d|2[2-9]\\d\\d|[3-9]\\d{3})-\\d\\d-\\d\\d'`;

const cleanJson = (table: string, column: string) =>
  `UPDATE ${table} SET ${column} = (${clean(`${column}::text`)})::jsonb WHERE ${isUnclean(`${column}::text`)};`;

const cleanText = (table: string, columns: readonly string[]) => `
  UPDATE ${table} SET ${columns.map((column) => `${column} = regexp_replace(${column}, '${turning}', '', 'g')`).join(", ")}
    WHERE concat(${columns.join(", ")}) ~ '${turning}';`;

/** Cleans what earlier programs stored as entries are cleaned now: days and turning characters. */
export class PlainEntries1795917900035 {
  readonly name = "PlainEntries1795917900035";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${cleanText("file", ["name", "title", "description", "name_sw", "title_sw", "description_sw", "alt", "alt_sw"])}
      ${cleanText("account", ["name"])}
      ${cleanJson("site_value", "value")}
      ${cleanJson("calendar_event", "date")}
      ${cleanJson("revision", "before")}
      ${cleanJson("revision", "after")}
      UPDATE file SET event_date = CASE
          WHEN event_date < '0100-01-01' THEN event_date + interval '2000 years'
          ELSE NULL
        END WHERE event_date < '1000-01-01' OR event_date >= '2101-01-01 00:00+03';
      UPDATE file SET shown_from = least(shown_from, '2100-12-31') WHERE shown_from > '2100-12-31';
      UPDATE file SET shown_until = NULL WHERE shown_until > '2100-12-31';
    `);
  }
}
