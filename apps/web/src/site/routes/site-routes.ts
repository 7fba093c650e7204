import { aLevelRoute } from "./a-level.tsx";
import { aLevelAdmissionRoute } from "./a-level-admission.ts";
import { aboutUsRoute } from "./about-us.tsx";
import { alumniRoute } from "./alumni.tsx";
import { contactRoute } from "./contact.ts";
import { contentLayout } from "./content-layout.tsx";
import { dispensaryRoute } from "./dispensary.ts";
import { formationAdmissionRoute } from "./formation-admission.ts";
import { galleryRoute } from "./gallery.tsx";
import { gamesRoute } from "./games.tsx";
import { historyRoute } from "./history.ts";
import { homeRoute } from "./home.tsx";
import { itemRoutes } from "./items.tsx";
import { siteLayout } from "./layouts.tsx";
import { msgRoute } from "./msg.tsx";
import { newsRoute } from "./news.tsx";
import { oLevelRoute } from "./o-level.tsx";
import { oLevelAdmissionRoute } from "./o-level-admission.ts";
import { organizationRoute } from "./organization.tsx";
import { pillarsRoute } from "./pillars.ts";
import { removalRoute } from "./removal.tsx";
import { searchRoute } from "./search.tsx";
import { servicesRoute } from "./services.ts";
import { spiritualRoute } from "./spiritual.ts";
import { staffRoute } from "./staff.tsx";
import { wawataRoute } from "./wawata.tsx";
import { workRoute } from "./work.ts";
import { worksRoute } from "./works.ts";

/** Routes of the pages with header and footer. */
export const siteRoutes = siteLayout.addChildren([
  homeRoute,
  newsRoute,
  galleryRoute,
  alumniRoute,
  wawataRoute,
  organizationRoute,
  ...itemRoutes,
  removalRoute,
  searchRoute,
  contentLayout.addChildren([
    aboutUsRoute,
    msgRoute,
    staffRoute,
    historyRoute,
    oLevelRoute,
    aLevelRoute,
    spiritualRoute,
    gamesRoute,
    dispensaryRoute,
    worksRoute,
    workRoute,
    oLevelAdmissionRoute,
    aLevelAdmissionRoute,
    formationAdmissionRoute,
    contactRoute,
    pillarsRoute,
    servicesRoute,
  ]),
]);
