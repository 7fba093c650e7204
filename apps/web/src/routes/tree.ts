import { aLevelRoute } from "./a-level.ts";
import { aLevelAdmissionRoute } from "./a-level-admission.ts";
import { aboutUsRoute } from "./about-us.ts";
import { alumniRoute } from "./alumni.ts";
import { contactRoute } from "./contact.ts";
import { contentLayout } from "./content-layout.tsx";
import { dashboardRoute } from "./dashboard.ts";
import { developerRoute } from "./developer.ts";
import { dispensaryRoute } from "./dispensary.ts";
import { formationAdmissionRoute } from "./formation-admission.ts";
import { galleryRoute } from "./gallery.ts";
import { gamesRoute } from "./games.ts";
import { historyRoute } from "./history.ts";
import { homeRoute } from "./home.ts";
import { imagesRoute } from "./images.ts";
import { bareLayout, siteLayout } from "./layouts.tsx";
import { loginRoute } from "./login.ts";
import { msgRoute } from "./msg.ts";
import { newsRoute } from "./news.ts";
import { notFoundRoute } from "./not-found.ts";
import { oLevelRoute } from "./o-level.ts";
import { oLevelAdmissionRoute } from "./o-level-admission.ts";
import { organizationRoute } from "./organization.ts";
import { pillarsRoute } from "./pillars.ts";
import { rootRoute } from "./root.tsx";
import { servicesRoute } from "./services.ts";
import { setPasswordRoute } from "./set-password.ts";
import { spiritualRoute } from "./spiritual.ts";
import { staffRoute } from "./staff.ts";
import { usersRoute } from "./users.ts";
import { wawataRoute } from "./wawata.ts";
import { workRoute } from "./work.ts";
import { worksRoute } from "./works.ts";

/** Every address of the site. */
export const routeTree = rootRoute.addChildren([
  siteLayout.addChildren([
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
  ]),
  bareLayout.addChildren([developerRoute, imagesRoute, usersRoute]),
  loginRoute,
  setPasswordRoute,
  dashboardRoute,
  notFoundRoute,
]);
