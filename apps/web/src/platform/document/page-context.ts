import type { PageRequest } from "@visiga/api/page-renderer";
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
  /** Build of the dashboard; absent in development. */
  readonly build?: string;
  readonly editor: { readonly script: string; readonly styles: readonly string[] };
}

type Requested = Pick<PageRequest, "origin" | "dataSaver" | "dark" | "worker" | "preview" | "posted">;

export interface PageContext extends Words, Requested {
  readonly data: PageData;
  readonly assets: PageAssets;
  readonly searchModule: string;
}
