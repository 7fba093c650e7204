import type { AppRouter } from "@visiga/api/app-router";
import type { FileQuery, FileRecord } from "@visiga/contracts/files";
import type { Language } from "@visiga/contracts/languages";
import type { SiteContent } from "@visiga/contracts/site";

/** A list of files as a page shows it. */
export interface List {
  readonly items: readonly FileRecord[];
  /** Number of items before the first one here: above 0 in a fragment. */
  readonly from: number;
  /** Number of items in all, shown or not. */
  readonly total: number;
  /** It could not be read: the page says so in its place. */
  readonly failed: boolean;
}

export type Procedures = ReturnType<AppRouter["createCaller"]>;

const noList: List = { items: [], from: 0, total: 0, failed: true };
const noContent: SiteContent = { facts: {}, samples: [], changed: {}, announcement: null };

/** What the loaders of one page read, in the reader's language. A failure is logged and leaves a gap in the page. */
export class PageData {
  readonly #procedures: Procedures;
  readonly #language: Language;
  #complete = true;

  constructor(procedures: Procedures, language: Language) {
    this.#procedures = procedures;
    this.#language = language;
  }

  /** False after a failure: the page must not be cached. */
  get complete(): boolean {
    return this.#complete;
  }

  /** Public files, at most `query.first`, without those before `from`. */
  list(query: FileQuery, from = 0): Promise<List> {
    const reading = this.#procedures.files.list({ ...query, language: this.#language });
    return reading.then(
      ({ items, total }) => ({ items: items.slice(from), from, total, failed: false }),
      this.#leave(noList),
    );
  }

  /** The site values; a value that was never entered is absent. */
  site(): Promise<SiteContent> {
    return this.#procedures.site.read({ language: this.#language }).catch(this.#leave(noContent));
  }

  #leave<Gap>(gap: Gap): (error: unknown) => Gap {
    return (error) => {
      console.error(error);
      this.#complete = false;
      return gap;
    };
  }
}
