import { type SiteSection, siteSections } from "#dashboard/kit/place/site-sections.ts";

/** The address of one part of the Site tab. */
export const sitePath = (section: SiteSection): string =>
  section === siteSections[0] ? "/dashboard?tab=site" : `/dashboard?tab=site&section=${section}`;
