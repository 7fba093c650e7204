import { schoolDay } from "@visiga/contracts/dates";
import type { Language } from "@visiga/contracts/languages";
import {
  type Announcement,
  type SiteContent,
  type SiteFacts,
  type SiteKey,
  type SiteValue,
  siteCatalogue,
} from "@visiga/contracts/site";
import type { DataSource } from "typeorm";
import type { Clock } from "#platform/clock.ts";
import { SiteValueEntity } from "./site-value.entity.ts";

/** The content that the seminary owns. Anybody may read it. */
export class SiteService {
  readonly #database: DataSource;
  readonly #clock: Clock;

  constructor(database: DataSource, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Every entered fact in one language; Swahili that is still missing reads as English. */
  async read(language: Language): Promise<SiteContent> {
    const rows = (await this.#database.getRepository(SiteValueEntity).find()).filter(
      ({ key, version }) => key in siteCatalogue && version > 0,
    );
    const entered = rows.flatMap(({ key, value, sample }) => (value === null ? [] : { key, value, sample }));
    const facts = entered.filter(({ key }) => key !== "announcements");
    const announcements = entered.find(({ key }) => key === "announcements")?.value as Announcement[] | undefined;
    return {
      facts: Object.fromEntries(facts.map(({ key, value }) => [key, inLanguage(key, value, language)])) as SiteFacts,
      samples: entered.filter(({ sample }) => sample).map(({ key }) => key),
      changed: Object.fromEntries(rows.map(({ key, changedAt }) => [key, changedAt.toISOString()])),
      announcement: announcedOn(schoolDay(this.#clock()), announcements ?? [], language),
    };
  }
}

function inLanguage(key: SiteKey, value: SiteValue<SiteKey>, language: Language): unknown {
  if (!siteCatalogue[key].bilingual) return value;
  const sides = value as unknown as { en: unknown; sw: unknown };
  return sides[language] ?? sides.en;
}

/** The first whose last day is not over. */
function announcedOn(day: string, all: readonly Announcement[], language: Language): SiteContent["announcement"] {
  const current = all.find(({ until }) => until >= day);
  if (!current) return null;
  const words = (sides: Announcement["text"]) => sides[language] || sides.en;
  const { text, link, until } = current;
  return { text: words(text), link: link && { to: link.to, words: words(link.words) }, until };
}
