import type { QueryClient } from "@tanstack/react-query";
import type { Language } from "@visiga/contracts/languages";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import type { Trpc } from "#platform/data/trpc.ts";

/** Context of every route's loader, head and component. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly trpc: Trpc;
  readonly language: Language;
  readonly dictionary: PublicDictionary;
  /** Scheme and host of absolute links, no slash at the end. */
  readonly origin: string;
}
