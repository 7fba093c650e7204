import type { Language } from "@visiga/contracts/languages";
import type { DashboardDictionary, PublicDictionary } from "@visiga/i18n/dictionaries";
import type { Tab } from "./tab.ts";

export interface Visit {
  readonly tab: Tab;
  readonly language: Language;
  readonly words: PublicDictionary;
  readonly dashboardWords: DashboardDictionary;
  /** Opens a path of the site and waits for its script. */
  open(path: string): Promise<void>;
  stopServer(): Promise<unknown>;
  /** Ends a journey that the browser or its driver cannot make. */
  notTried(reason: string): never;
}

/** Each journey has a name that follows the browser's. */
export type Journeys = Readonly<Record<string, (visit: Visit) => Promise<void>>>;
