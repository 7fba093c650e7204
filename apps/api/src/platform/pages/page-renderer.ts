import type { FailureCode } from "@visiga/contracts/errors";
import type { FileQuery, FileSlice, ItemQuery } from "@visiga/contracts/file-queries";
import type { FileRecord } from "@visiga/contracts/files";
import type { Language } from "@visiga/contracts/languages";
import type { FieldIssue } from "@visiga/contracts/schema-issues";
import type { SiteContent } from "@visiga/contracts/site";
import type { PublicTexts } from "@visiga/contracts/site-texts";

/** What the loaders of pages read, as visitors. The answers are shared: they must not be changed. */
export interface PageReads {
  readonly files: (query: FileQuery) => Promise<FileSlice>;
  /** The file that has a page of its own under an address; null where there is none. */
  readonly item: (query: ItemQuery) => Promise<FileRecord | null>;
  readonly site: (language: Language) => Promise<SiteContent>;
  readonly texts: (language: Language) => Promise<PublicTexts>;
  /** One file; null where visitors do not see it. */
  readonly file: (id: string, language: Language) => Promise<FileRecord | null>;
}

/** What a form holds, by the names of its fields. */
export type FormFields = Readonly<Record<string, string>>;

/** A form as it was sent, and why it was refused. */
export interface PostedForm {
  readonly fields: FormFields;
  readonly code: FailureCode;
  readonly issues: readonly FieldIssue[];
}

/** Input of the site's server entry for one page. */
export interface PageRequest {
  /** Path and query, percent-encoded, without an origin: `/gallery?show=48`. */
  readonly href: string;
  readonly language: Language;
  /** Scheme and host that absolute links start with, no slash at the end. */
  readonly origin: string;
  /** The reader saves data: the page comes without scripts, web fonts and pictures. */
  readonly saver: boolean;
  /** Address of the service worker that the page registers; undefined: none. */
  readonly worker: string | undefined;
  /** The form of this page that was sent and refused. */
  readonly posted?: PostedForm | undefined;
  readonly reads: PageReads;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** What was thrown, where the page says that it failed. */
  readonly failure?: unknown;
  /** Target of a redirect. */
  readonly location?: string | undefined;
  /** False where a list of it could not be read: such a page must not be cached. */
  readonly complete: boolean;
}

/** Draws a page. Built by the web application, which the API finds by path at run time. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** The module of the built site's server entry. */
export interface PageRendererModule {
  /** The one inline script of every page, for the policy's hash. */
  readonly themeScript: string;
  /** @param files of the builds or, in development, of the sources */
  createPageRenderer(files: SiteManifests | SiteSources): RenderPage;
}

/** The sources, served by Vite in development. */
export interface SiteSources {
  /** Addresses of the style sheets of the public pages, each after those that it may override. */
  readonly styles: readonly string[];
}

/** The manifests of the builds of the web application. */
export interface SiteManifests {
  /** Of the dashboard. */
  readonly client: ClientManifest;
  /** Of the script of the public pages. */
  readonly behaviour: ClientManifest;
  /** Of the server entry, with the style sheet of the public pages. */
  readonly server: ClientManifest;
}

/** Vite's `.vite/manifest.json`: source module to built file. */
export type ClientManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>;
