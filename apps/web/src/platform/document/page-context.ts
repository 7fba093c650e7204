import type { PostedForm } from "@visiga/api/page-renderer";
import type { PageData } from "#platform/data/page-data.ts";
import type { Words } from "#platform/words/dictionary.ts";
import type { ScreenPath } from "./screens.ts";

export type PageSheet = "home" | "article" | "list";

export interface LoadedAssets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Modules that the scripts import, loaded in parallel. */
  readonly preloads: readonly string[];
  /** Inline module before the scripts: React's hot reload needs one, in development only. */
  readonly preamble?: string;
}

export interface PageAssets {
  readonly site: Readonly<Record<PageSheet, LoadedAssets>>;
  readonly screens: Readonly<Record<ScreenPath, LoadedAssets>>;
  readonly editor: { readonly script: string; readonly styles: readonly string[] };
}

export interface PageContext extends Words {
  readonly data: PageData;
  /** Scheme and host of absolute links, no slash at the end. */
  readonly origin: string;
  /** Data saver is on: no script, no web fonts, pictures on request. */
  readonly saver: boolean;
  /** Whether the reader chose the dark theme without script. */
  readonly dark: boolean;
  /** Address of the service worker that the page registers, if any. */
  readonly worker: string | undefined;
  readonly preview: string | undefined;
  readonly posted: PostedForm | undefined;
  readonly assets: PageAssets;
  readonly searchModule: string;
}
