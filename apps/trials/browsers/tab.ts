import { setTimeout as pause } from "node:timers/promises";
import type { Language } from "@visiga/contracts/languages";
import type { DashboardDictionary, PublicDictionary } from "@visiga/i18n/dictionaries";
import { until as untilSucceeds } from "@visiga/testing/until";

/** One tab of one browser. Elements are named by an expression that the page evaluates. */
export interface Tab {
  open(url: string): Promise<void>;
  read<Value>(expression: string): Promise<Value>;
  click(element: string): Promise<void>;
  type(element: string, text: string): Promise<void>;
  chooseFile(element: string, path: string): Promise<void>;
  /** Errors in the console since the last call; none where the driver cannot tell them. */
  errors(): string[];
  /** Undefined where the window has one width. */
  readonly resize: ((width: number) => Promise<void>) | undefined;
  /** Undefined where the driver cannot print. */
  readonly print: (() => Promise<Uint8Array>) | undefined;
  close(): Promise<void>;
}

export interface Visit {
  readonly tab: Tab;
  readonly language: Language;
  readonly t: PublicDictionary;
  readonly dashboardWords: DashboardDictionary;
  /** Opens a path of the site and waits for its script. */
  open(path: string): Promise<void>;
  stopServer(): Promise<unknown>;
  /** Ends a journey that the browser or its driver cannot make. */
  notTried(reason: string): never;
}

/** Each journey has a name that follows the browser's. */
export type Journeys = Readonly<Record<string, (visit: Visit) => Promise<void>>>;

/** Waits until an expression is true in the page, which may be about to be replaced by the next one. */
export const until = (tab: Tab, expression: string): Promise<void> =>
  untilSucceeds(async () => {
    if (!(await tab.read<boolean>(`Boolean(${expression})`))) throw new Error(`This is not true: ${expression}`);
  }, 20);

/** Waits until an element is visible and no longer moves, and clicks it. */
export async function press(tab: Tab, element: string): Promise<void> {
  await until(tab, `${element} && ${element}.getClientRects().length`);
  const place = () =>
    tab.read<string>(
      `(${element}.scrollIntoView({block:"center",behavior:"instant"}), JSON.stringify(${element}.getBoundingClientRect()))`,
    );
  let before = "";
  for (let now = await place(); now !== before; now = await place()) {
    before = now;
    await pause(150);
  }
  await tab.click(element);
}

/** The first visible element of a selector, with this text or accessible name if one is given. */
export function visible(selector: string, text?: string): string {
  const named = `(e.getAttribute("aria-label") || e.textContent).trim() === ${JSON.stringify(text)}`;
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((e) => e.getClientRects().length && ${text ? named : true})`;
}
