import type { AnyTRPCRouter } from "@trpc/server";
import type { Language } from "@visiga/contracts/languages";

/** What the site needs to draw one page. */
export interface PageRequest {
  /** Path and query, percent-encoded, without an origin: `/gallery?show=48`. */
  readonly href: string;
  readonly language: Language;
  /** Scheme and host that absolute links start with, no slash at the end. */
  readonly origin: string;
  /** The typed procedures, called in process as a visitor. */
  readonly procedures: { readonly router: AnyTRPCRouter; readonly context: object };
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** Where the router sends the reader instead. */
  readonly location?: string | undefined;
  /** False where a list of it could not be read: such a page must not be cached. */
  readonly complete: boolean;
}

/** The site as the server sees it; built by the web application and found by path at run time. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** The module at the built site's server entry. */
export interface PageRendererModule {
  /** @param manifest the client build's manifest, absent in development */
  createPageRenderer(manifest: ClientManifest | undefined): RenderPage;
}

/** Vite's `.vite/manifest.json`: source module to built file. */
export type ClientManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>;
