import type { Page } from "@playwright/test";

/** Of WCAG. */
export type Level = "AA" | "AAA";

export interface Finding {
  readonly rule: string;
  /** HTML of the element. */
  readonly where: string;
  readonly message: string;
}

export type Judge = (page: Page, level: Level) => Promise<readonly Finding[]>;
