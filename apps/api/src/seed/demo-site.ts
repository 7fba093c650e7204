import type { SampleSite } from "#features/site/sample-site.ts";
import values from "./demo-site.json" with { type: "json" };

/** Demo site values, which the seminary replaces. Every name, number and address is clearly a sample. */
export const demoSite = values satisfies Record<keyof SampleSite, unknown> as SampleSite;
