import { createHash } from "node:crypto";
import { schoolDay } from "@visiga/contracts/dates";
import type { Language } from "@visiga/contracts/languages";
import { type Announcement, isSiteKey, type SiteContent, type SiteKey } from "@visiga/contracts/site";
import type { PublicTexts } from "@visiga/contracts/site-texts";
import { type ShapedValue, shapedValue } from "@visiga/contracts/site-value";
import type { TextsByPath } from "@visiga/i18n/text-paths";
import { type DataSource, Like } from "typeorm";
import type { Clock } from "#platform/clock.ts";
import { editedTexts, searchTexts } from "./page-texts.ts";
import { SiteValueEntity } from "./site-value.entity.ts";

export class SiteService {
  readonly #database: DataSource;
  readonly #clock: Clock;

  constructor(database: DataSource, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** All entered values in one language, in English if Swahili is missing. */
  async read(language: Language): Promise<SiteContent> {
    const rows = (await this.#database.getRepository(SiteValueEntity).find()).filter(isFact);
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

  /** The edited texts that replace those of the dictionary, in one language. */
  async texts(language: Language): Promise<PublicTexts> {
    const rows = await this.#database.getRepository(SiteValueEntity).findBy({ key: Like("text.%") });
    const texts = editedTexts(rows, language);
    return { texts, searchWords: searchWordsAddress(language, searchTexts(texts)) };
  }
}

const isFact = (row: SiteValueEntity): row is SiteValueEntity & { readonly key: SiteKey } =>
  isSiteKey(row.key) && row.version > 0;

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

/**
 * Address of the module with the search texts, which changes with its content; null if none is edited and the built
 * file is used.
 */
function searchWordsAddress(language: Language, texts: TextsByPath): string | null {
  if (Object.keys(texts).length === 0) return null;
  const tag = createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 12);
  return `/words/search-${language}-${tag}.js`;
}
