import { aLevelRoute } from "./a-level.ts";
import { aLevelAdmissionRoute } from "./a-level-admission.ts";
import { aboutUsRoute } from "./about-us.ts";
import { alumniRoute } from "./alumni.ts";
import { contactRoute } from "./contact.ts";
import { contentLayout } from "./content-layout.tsx";
import { dispensaryRoute } from "./dispensary.ts";
import { formationAdmissionRoute } from "./formation-admission.ts";
import { galleryRoute } from "./gallery.ts";
import { gamesRoute } from "./games.ts";
import { historyRoute } from "./history.ts";
import { homeRoute } from "./home.ts";
import { siteLayout } from "./layouts.tsx";
import { msgRoute } from "./msg.ts";
import { newsRoute } from "./news.ts";
import { oLevelRoute } from "./o-level.ts";
import { oLevelAdmissionRoute } from "./o-level-admission.ts";
import { organizationRoute } from "./organization.ts";
import { pillarsRoute } from "./pillars.ts";
import { servicesRoute } from "./services.ts";
import { spiritualRoute } from "./spiritual.ts";
import { staffRoute } from "./staff.ts";
import { wawataRoute } from "./wawata.ts";
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
