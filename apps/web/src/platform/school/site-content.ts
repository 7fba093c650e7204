import type { SiteContent } from "@visiga/contracts/site";
import { createContext, use } from "react";

export const SiteContentContext = createContext<SiteContent>({
  facts: {},
  samples: [],
  changed: {},
  announcement: null,
});

/** The site values in the reader's language, without those that were never entered. */
export const useSite = (): SiteContent => use(SiteContentContext);
