import { about } from "./about.ts";
import { admission } from "./admission.ts";
import { admissionAlevel } from "./admission-alevel.ts";
import { agriculture } from "./agriculture.ts";
import { alevel } from "./alevel.ts";
import { alumni } from "./alumni.ts";
import { artwork } from "./artwork.ts";
import { common } from "./common.ts";
import { contact } from "./contact.ts";
import { description } from "./description.ts";
import { developer } from "./developer.ts";
import { dispensary } from "./dispensary.ts";
import { environmental } from "./environmental.ts";
import { footer } from "./footer.ts";
import { formation } from "./formation.ts";
import { frame } from "./frame.ts";
import { gallery } from "./gallery.ts";
import { games } from "./games.ts";
import { history } from "./history.ts";
import { home } from "./home.ts";
import { library } from "./library.ts";
import { marian } from "./marian.ts";
import { milk } from "./milk.ts";
import { motto } from "./motto.ts";
import { msg } from "./msg.ts";
import { navbar } from "./navbar.ts";
import { news } from "./news.ts";
import { notFound } from "./not-found.ts";
import { offline } from "./offline.ts";
import { olevel } from "./olevel.ts";
import { organization } from "./organization.ts";
import { pillars } from "./pillars.ts";
import { removal } from "./removal.ts";
import { saver } from "./saver.ts";
import { search } from "./search.ts";
import { seo } from "./seo.ts";
import { services } from "./services.ts";
import { spiritual } from "./spiritual.ts";
import { staff } from "./staff.ts";
import { subtitle } from "./subtitle.ts";
import { team } from "./team.ts";
import { title } from "./title.ts";
import { wawata } from "./wawata.ts";
import { wine } from "./wine.ts";

/** Every topic of the public pages. */
export const publicDictionary = {
  about,
  admission,
  admissionAlevel,
  agriculture,
  alevel,
  alumni,
  artwork,
  common,
  contact,
  description,
  developer,
  dispensary,
  environmental,
  footer,
  formation,
  frame,
  gallery,
  games,
  history,
  home,
  library,
  marian,
  milk,
  motto,
  msg,
  navbar,
  news,
  notFound,
  offline,
  olevel,
  organization,
  pillars,
  removal,
  saver,
  search,
  seo,
  services,
  spiritual,
  staff,
  subtitle,
  team,
  title,
  wawata,
  wine,
} as const;
