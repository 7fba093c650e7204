import type { Page } from "@playwright/test";

export interface Finding {
  readonly rule: string;
  /** HTML of the element. */
  readonly where: string;
}

export type Judge = (page: Page) => Promise<readonly Finding[]>;
