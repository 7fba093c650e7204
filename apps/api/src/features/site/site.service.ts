import { schoolDay } from "@visiga/contracts/dates";
import type { Language } from "@visiga/contracts/languages";
import { type Announcement, isSiteKey, type SiteContent } from "@visiga/contracts/site";
import { type ShapedValue, shapedValue } from "@visiga/contracts/site-value";
import type { DataSource } from "typeorm";
import type { Clock } from "#platform/clock.ts";
import { SiteValueEntity } from "./site-value.entity.ts";

/** Site values as visitors read them. */
export class SiteService {
  readonly #database: DataSource;
  readonly #clock: Clock;

  constructor(database: DataSource, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Every entered value in one language, in English where Swahili is missing. */
  async read(language: Language): Promise<SiteContent> {
    const rows = (await this.#database.getRepository(SiteValueEntity).find()).filter(
      ({ key, version }) => isSiteKey(key) && version > 0,
    );
    const entered = rows.flatMap(({ key, value, sample }) => {
      const shaped = shapedValue(key, value);
      return shaped ? { key, shaped, sample } : [];
    });
    const announcements = entered.flatMap(({ shaped }) => (shaped.shape === "announcements" ? shaped.items : []));
    return {
      facts: Object.fromEntries(
        entered.flatMap(({ key, shaped }) =>
          shaped.shape === "announcements" ? [] : [[key, inLanguage(shaped, language)]],
        ),
      ),
      samples: entered.filter(({ sample }) => sample).map(({ key }) => key),
      changed: Object.fromEntries(rows.map(({ key, changedAt }) => [key, changedAt.toISOString()])),
      announcement: announcedOn(schoolDay(this.#clock()), announcements, language),
    };
  }
}

const inLanguage = ({ sides }: Exclude<ShapedValue, { shape: "announcements" }>, language: Language) =>
  sides[language] ?? sides.en;

/** The first announcement that has not ended. */
function announcedOn(day: string, all: readonly Announcement[], language: Language): SiteContent["announcement"] {
  const current = all.find(({ until }) => until >= day);
  if (!current) return null;
  const words = (sides: Announcement["text"]) => sides[language] || sides.en;
  const { text, link, until } = current;
  return { text: words(text), link: link && { to: link.to, words: words(link.words) }, until };
}
