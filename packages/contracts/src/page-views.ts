import * as z from "zod/mini";
import { day } from "./fields.ts";
import type { ProcedureTable } from "./procedures.ts";

/** Periods that the dashboard shows, the present one included. */
export const shownPeriods = { day: 30, month: 12 } as const;

export const keptMonths = 25;

export const browserFamilies = ["chromium", "geckoWebkit", "operaMini", "other"] as const;
export type BrowserFamily = (typeof browserFamilies)[number];

/** How often pages were read in a period, and how often of these in Swahili and with data saver. */
const counted = { count: z.int(), swahili: z.int(), saver: z.int() };

/** A day or a month in the school's time zone, named by its first day. */
export const periodViews = z.object({ start: day, ...counted });
export type PeriodViews = z.infer<typeof periodViews>;

export const pageViewReport = z.object({
  /** The last 30 days, oldest first. */
  days: z.array(periodViews),
  months: z.array(periodViews),
  /** The ten most read pages of the last 30 days. A page of news, a picture or a former student counts for its list. */
  pages: z.array(z.object({ path: z.string(), count: z.int() })),
  /** Pages read in the last 30 days, by each family. Earlier releases did not count them. */
  browsers: z.array(z.object({ family: z.enum(browserFamilies), count: z.int() })),
});
export type PageViewReport = z.infer<typeof pageViewReport>;

export const pageViewProcedures = {
  report: { kind: "query", access: "admin", cost: "query", output: pageViewReport },
} as const satisfies ProcedureTable;
