import type { ContentReader } from "@visiga/api/page-renderer";
import { schoolDay } from "@visiga/contracts/dates";
import type { EntranceResult } from "@visiga/contracts/entrance-results";
import type { EntryRecord, ItemRecord } from "@visiga/contracts/entries";
import type { EntryQuery } from "@visiga/contracts/entry-queries";
import type { ItemAddress } from "@visiga/contracts/item-pages";
import type { Language } from "@visiga/contracts/languages";
import { searchModulePath } from "@visiga/contracts/search-module";
import type { SiteContent } from "@visiga/contracts/site";
import type { PublicTexts } from "@visiga/contracts/site-texts";
import { markedRecords } from "@visiga/i18n/marked-records";
import { markedSample } from "#platform/words/display-name.ts";

export const maxItems = 1000;

export interface List {
  readonly items: readonly EntryRecord[];
  /** Number of items before the first one here: above 0 in a fragment and in a list of more than `maxItems`. */
  readonly from: number;
  readonly total: number;
  /** The list could not be read; the page shows a notice instead. */
  readonly failed: boolean;
}

const noList: List = { items: [], from: 0, total: 0, failed: true };
/** What pages show while the facts cannot be read. They need to know the day all the same. */
export const noContent = (): SiteContent => ({
  facts: {},
  samples: [],
  changed: {},
  announcement: null,
  today: schoolDay(new Date()),
});

/** Data of one page in the reader's language, with samples marked in their names. Failures are logged and leave a gap. */
export class PageData {
  /** False after a failure: the page must not be cached. */
  complete = true;

  constructor(
    private readonly reader: ContentReader,
    private readonly language: Language,
  ) {}

  /** Public entries from index `from` up to `query.first`, at most the last `maxItems` of them. */
  list({ first = maxItems, ...query }: EntryQuery, from = 0): Promise<List> {
    const after = Math.max(from, first - maxItems);
    const reading = this.reader.entries({ ...query, after, first: first - after, language: this.language });
    return reading.then(
      ({ items, total }) => ({ items: items.map(this.#marked), from: after, total, failed: false }),
      this.#leave(noList),
    );
  }

  /** The entry whose page an address names; null if there is none. @throws because there is no page without the entry */
  async item(address: ItemAddress): Promise<ItemRecord | null> {
    const entry = await this.reader.item({ ...address, language: this.language });
    return entry && this.#marked(entry);
  }

  entry(id: string): Promise<EntryRecord | null> {
    const reading = this.reader.entry(id, this.language);
    return reading.then((entry) => entry && this.#marked(entry), this.#leave(null));
  }

  site(): Promise<SiteContent> {
    const reading = this.reader.site(this.language);
    return reading.then((content) => markedRecords(content, this.language), this.#leave(noContent()));
  }

  entranceResults(): Promise<readonly EntranceResult[] | null> {
    return this.reader.entranceResults().catch(this.#leave(null));
  }

  texts(): Promise<PublicTexts> {
    return this.reader.texts(this.language).catch(this.#leave({ texts: {} }));
  }

  /** Address of the module with the pages that the search finds; after a failure, the one that always has the current list. */
  async searchModule(): Promise<string> {
    try {
      return (await this.reader.search(this.language)).address;
    } catch (error) {
      console.error(error);
      return searchModulePath(this.language, "current");
    }
  }

  readonly #marked = <Shown extends EntryRecord>(entry: Shown): Shown =>
    entry.sample ? markedSample(entry, this.language) : entry;

  #leave<Gap>(gap: Gap): (error: unknown) => Gap {
    return (error) => {
      console.error(error);
      this.complete = false;
      return gap;
    };
  }
}
