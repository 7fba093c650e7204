import { type Dated, phaseOf } from "@visiga/contracts/dated-facts";
import { schoolDay } from "@visiga/contracts/dates";
import type { Language } from "@visiga/contracts/languages";
import {
  type CircularRecords,
  isSiteKey,
  type Localized,
  type SiteContent,
  type SiteKey,
  type SiteQuery,
  type SiteValue,
} from "@visiga/contracts/site";
import { isTextKey, type PublicTexts } from "@visiga/contracts/site-texts";
import { inLanguage, rawValue, typedValue } from "@visiga/contracts/site-value";
import type { Platform } from "#platform/platform.ts";
import { CalendarEventEntity } from "./calendar-events.ts";
import { editedTexts } from "./page-texts.ts";
import { rowsOn } from "./planned-value.entity.ts";
import { isSample, readSamples, withMarks } from "./site-samples.ts";
import { SiteValueEntity } from "./site-value.entity.ts";

export class SiteService {
  constructor(
    private readonly deps: Pick<Platform, "database" | "clock">,
    private readonly day: string | null = null,
  ) {}

  on(day: string): SiteService {
    return new SiteService(this.deps, day);
  }

  /** All entered values in one language, or in English, with the announcement of the day. */
  async read({ language }: SiteQuery): Promise<SiteContent> {
    const day = this.day ?? schoolDay(this.deps.clock());
    const { manager } = this.deps.database;
    const rows = (await this.#rows()).filter(isFact);
    const samples = await readSamples(manager);
    const entered = rows.flatMap((row) => {
      const { key } = row;
      const typed = typedValue(key, withMarks(samples, row));
      return typed ? [{ row, key, value: inLanguage(rawValue(key, typed), language) }] : [];
    });
    const values = Object.fromEntries(entered.map(({ key, value }) => [key, value]));
    const { announcements, ...facts } = values as { [K in SiteKey]?: Localized<SiteValue<K>> };
    return {
      facts,
      samples: entered.filter(({ row }) => isSample(samples, row)).map(({ key }) => key),
      changed: Object.fromEntries(rows.map(({ key, changedAt }) => [key, changedAt.toISOString()])),
      announcement: announcedOn(day, announcements),
      today: day,
    };
  }

  /** The term dates as calendars that subscribed know them, with deleted ones. */
  calendarEvents(): Promise<CalendarEventEntity[]> {
    return this.deps.database.getRepository(CalendarEventEntity).find({ order: { id: "ASC" } });
  }

  /** A record that visitors see, by its id. "over": they do not see it any more. Null: they never did. */
  async circularRecord<Key extends keyof CircularRecords>(
    key: Key,
    id: string,
    language: Language,
  ): Promise<CircularRecords[Key] | "over" | null> {
    const { manager } = this.deps.database;
    const row = await manager.findOneBy(SiteValueEntity, { key });
    const typed = row && typedValue(key, withMarks(await readSamples(manager), row));
    const records = typed ? (inLanguage(rawValue(key, typed), language) as unknown as CircularRecords[Key][]) : [];
    const record = records.find((each: { readonly id: string }) => each.id === id);
    if (!record) return (await this.#wasNamed(key, id)) ? "over" : null;
    const phase = phaseOf(key, record as Dated<Key>, schoolDay(this.deps.clock()));
    return phase === "coming" ? null : phase === "over" ? "over" : record;
  }

  /** Whether an earlier version of a list has a record with this id. */
  async #wasNamed(key: SiteKey, id: string): Promise<boolean> {
    const found = await this.deps.database.query<object[]>(
      `SELECT FROM revision WHERE kind = 'site' AND subject_id = $1
        AND (before -> 'value' @> $2 OR after -> 'value' @> $2) LIMIT 1`,
      [key, JSON.stringify([{ id }])],
    );
    return found.length > 0;
  }

  /** The ids of the documents that the list names, one that is planned, or an earlier version. */
  async documentIds(): Promise<string[]> {
    const states = `SELECT value FROM site_value WHERE key = 'documents'
      UNION ALL SELECT value FROM planned_value WHERE key = 'documents'
      UNION ALL SELECT unnest(ARRAY[before -> 'value', after -> 'value']) FROM revision
        WHERE kind IN ('site', 'plan') AND subject_id = 'documents'`;
    const found = await this.deps.database.query<{ id: string }[]>(
      `SELECT DISTINCT jsonb_path_query(value, '$[*].file.id') #>> '{}' AS id FROM (${states}) states
        WHERE value IS NOT NULL`,
    );
    return found.map(({ id }) => id);
  }

  async texts({ language }: SiteQuery): Promise<PublicTexts> {
    const rows = (await this.#rows()).filter(({ key }) => isTextKey(key));
    return { texts: editedTexts(rows, language) };
  }

  async #rows(): Promise<SiteValueEntity[]> {
    const { manager } = this.deps.database;
    return this.day === null ? manager.find(SiteValueEntity) : rowsOn(manager, this.day);
  }
}

const isFact = (row: SiteValueEntity): row is SiteValueEntity & { readonly key: SiteKey } =>
  isSiteKey(row.key) && row.version > 0;

/** The first announcement that has begun and not ended. */
const announcedOn = (day: string, all: Localized<SiteValue<"announcements">> = []): SiteContent["announcement"] =>
  all.find((each) => phaseOf("announcements", each, day) === "today") ?? null;
