import type { PageReads } from "@visiga/api/page-renderer";
import type { FileQuery } from "@visiga/contracts/file-queries";
import type { FileRecord } from "@visiga/contracts/files";
import type { ItemAddress } from "@visiga/contracts/item-pages";
import type { Language } from "@visiga/contracts/languages";
import type { SiteContent } from "@visiga/contracts/site";
import type { PublicTexts } from "@visiga/contracts/site-texts";
import { markedSample } from "#platform/words/shown-name.ts";
import { mostItems } from "./shown-items.ts";

/** A list of files as a page shows it. */
export interface List {
  readonly items: readonly FileRecord[];
  /** Number of items before the first one here: above 0 in a fragment, and where a page would hold too many. */
  readonly from: number;
  /** Number of items in all, shown or not. */
  readonly total: number;
  /** It could not be read: the page says so in its place. */
  readonly failed: boolean;
}

const noList: List = { items: [], from: 0, total: 0, failed: true };
const noContent: SiteContent = { facts: {}, samples: [], changed: {}, announcement: null };
const noTexts: PublicTexts = { texts: {}, searchWords: null };

/** What the loaders of one page read, in the reader's language; names of samples say that they are samples. A failure is logged and leaves a gap in the page. */
export class PageData {
  readonly #reads: PageReads;
  readonly #language: Language;
  #complete = true;

  constructor(reads: PageReads, language: Language) {
    this.#reads = reads;
    this.#language = language;
  }

  /** False after a failure: the page must not be cached. */
  get complete(): boolean {
    return this.#complete;
  }

  /** Public files up to number `query.first`, without those before `from`, and at most the last `mostItems` of them. */
  list({ first = mostItems, ...query }: FileQuery, from = 0): Promise<List> {
    const after = Math.max(from, first - mostItems);
    const reading = this.#reads.files({ ...query, after, first: first - after, language: this.#language });
    return reading.then(
      ({ items, total }) => ({ items: items.map(this.#marked), from: after, total, failed: false }),
      this.#leave(noList),
    );
  }

  /** The file whose own page an address names; null without one. @throws what reading it throws: there is no such page then */
  async item(address: ItemAddress): Promise<FileRecord | null> {
    const file = await this.#reads.item({ ...address, language: this.#language });
    return file && this.#marked(file);
  }

  /** One file; null where visitors do not see it, or where it could not be read. */
  file(id: string): Promise<FileRecord | null> {
    const reading = this.#reads.file(id, this.#language);
    return reading.then((file) => file && this.#marked(file), this.#leave(null));
  }

  /** The site values; a value that was never entered is absent. */
  site(): Promise<SiteContent> {
    return this.#reads.site(this.#language).catch(this.#leave(noContent));
  }

  /** What the school has edited of the dictionary; after a failure the dictionary stands as it is. */
  texts(): Promise<PublicTexts> {
    return this.#reads.texts(this.#language).catch(this.#leave(noTexts));
  }

  readonly #marked = (file: FileRecord): FileRecord => (file.sample ? markedSample(file, this.#language) : file);

  #leave<Gap>(gap: Gap): (error: unknown) => Gap {
    return (error) => {
      console.error(error);
      this.#complete = false;
      return gap;
    };
  }
}
