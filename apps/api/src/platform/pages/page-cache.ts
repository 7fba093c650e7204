import { schoolDay } from "@visiga/contracts/dates";
import { ContentCache } from "#platform/cache/content-cache.ts";
import type { PageResponse } from "./page-response.ts";
import type { PageServices } from "./page-services.ts";
import type { RequestedPage } from "./requested-page.ts";

/** Bytes of rendered pages in memory: twice the common pages of two origins. */
const commonSize = 40 * 1024 * 1024;
const rareSize = 8 * 1024 * 1024;

/**
 * Rendered pages, valid until content changes and at most until the school's midnight. Addresses that clients can
 * invent have a separate cache, so that they never displace common pages.
 */
export class PageCache {
  readonly #common: ContentCache<PageResponse>;
  /** Common pages by those who asked for them, as long as they are valid. */
  #known = { version: 0, day: "", pages: new WeakMap<RequestedPage, { origin: string; page: PageResponse }>() };
  readonly #rare: ContentCache<PageResponse>;

  constructor(private readonly deps: Pick<PageServices, "contentVersion" | "clock" | "commonPages" | "origins">) {
    const cacheOf = (maxSize: number) =>
      new ContentCache<PageResponse>(deps.contentVersion, {
        maxSize,
        sizeCalculation: ({ response }) => response.weight,
        isLasting: ({ complete }) => complete,
      });
    this.#common = cacheOf(commonSize);
    this.#rare = cacheOf(rareSize);
  }

  peek(requested: RequestedPage, origin: string): PageResponse | undefined {
    const { contentVersion, clock } = this.deps;
    if (!contentVersion.isUsable) return undefined;
    const { current: version } = contentVersion;
    const day = schoolDay(clock());
    if (this.#known.version !== version || this.#known.day !== day)
      this.#known = { version, day, pages: new WeakMap() };
    const known = this.#known.pages.get(requested);
    if (known?.origin === origin) return known.page;
    const name = this.#name(requested, origin);
    const page = this.#common.peek(name);
    if (page) this.#known.pages.set(requested, { origin, page });
    return page ?? this.#rare.peek(name);
  }

  /** Whether the page is one of a few, which are each rendered once for all visitors. */
  isCommon({ address, dark, inlineStyle }: RequestedPage, origin: string): boolean {
    return address.hasOnlyLanguage && !dark && !inlineStyle && this.deps.origins.isKnown(origin);
  }

  /** @throws errors of rendering */
  async find(requested: RequestedPage, origin: string, render: () => Promise<PageResponse>) {
    const cached = this.peek(requested, origin);
    if (cached) return cached;
    const name = this.#name(requested, origin);
    // Visitors who cause another one hold a slot already.
    if (!this.isCommon(requested, origin)) return this.#rare.find(name, render);
    return this.#common.find(name, () => this.deps.commonPages(render));
  }

  #name({ address, language, dataSaver, inlineStyle, dark }: RequestedPage, origin: string): string {
    const today = schoolDay(this.deps.clock());
    return `${today} ${language} ${dataSaver ? "saver" : ""} ${inlineStyle ? "style" : ""} ${dark ? "dark" : ""} ${origin} ${address.href}`;
  }
}
