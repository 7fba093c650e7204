import type { EntranceResult } from "@visiga/contracts/entrance-results";
import type { EntryRecord, ItemRecord } from "@visiga/contracts/entries";
import type { EntryListPage, EntryQuery, ItemQuery } from "@visiga/contracts/entry-queries";
import type { FailureCode } from "@visiga/contracts/errors";
import type { DashboardShell } from "@visiga/contracts/installed-dashboard";
import type { Language } from "@visiga/contracts/languages";
import type { FieldIssue } from "@visiga/contracts/schema-issues";
import type { SiteContent } from "@visiga/contracts/site";
import type { PublicTexts } from "@visiga/contracts/site-texts";

export interface SearchModule {
  readonly address: string;
  readonly code: string;
}

/** Reads for the loaders of pages, as a visitor. The results are shared and must not be changed. */
export interface ContentReader {
  readonly entries: (query: EntryQuery) => Promise<EntryListPage>;
  readonly item: (query: ItemQuery) => Promise<ItemRecord | null>;
  readonly site: (language: Language) => Promise<SiteContent>;
  readonly texts: (language: Language) => Promise<PublicTexts>;
  readonly search: (language: Language) => Promise<SearchModule>;
  /** One entry; null if visitors may not see it. */
  readonly entry: (id: string, language: Language) => Promise<EntryRecord | null>;
  /** All entrance results; null while none may be asked for. */
  readonly entranceResults: () => Promise<readonly EntranceResult[] | null>;
}

export type FormFields = Readonly<Record<string, string>>;

export interface PostedForm {
  readonly fields: FormFields;
  readonly code: FailureCode;
  readonly issues: readonly FieldIssue[];
}

export interface PageRequest {
  /** Path and query, percent-encoded, without an origin: `/gallery?show=48`. */
  readonly href: string;
  readonly language: Language;
  readonly origin: string;
  /** Data saver: the page has no scripts, web fonts or pictures. */
  readonly dataSaver: boolean;
  /** The page has its style sheets in itself, so that its first text needs one round trip fewer. */
  readonly inlineStyle?: boolean;
  readonly dark: boolean;
  /** Address of the service worker to register; undefined: none. */
  readonly worker: string | undefined;
  readonly preview?: string | undefined;
  /** The page is for editing: pictures are marked and, if `values`, texts and site values. */
  readonly editing?: { readonly values: boolean } | undefined;
  readonly posted?: PostedForm | undefined;
  readonly reader: ContentReader;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly failure?: unknown;
  /** False if one of its lists could not be read: such a page must not be cached. */
  readonly complete: boolean;
}

/** Renders a page. Built by the web application; the API loads it by path at run time. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

export interface PageRendererModule {
  readonly inlineScripts: readonly string[];
  /** @param files manifests of the builds or, in development, the sources */
  createPageRenderer(files: SiteManifests | SiteSources): RenderPage;
  dashboardShell(client: ClientManifest): DashboardShell;
}

export interface SiteSources {
  /** Addresses of the public pages' style sheets, in cascade order. */
  readonly styles: readonly string[];
}

export interface SiteManifests {
  readonly client: ClientManifest;
  readonly behaviour: ClientManifest;
  /** The manifest of the server entry, with the style sheets of the public pages. */
  readonly server: ClientManifest;
}

/** Vite's `.vite/manifest.json`: source module to built file. */
export type ClientManifest = Record<
  string,
  { file: string; name?: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>;
