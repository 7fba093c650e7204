import type { PublicPage, pages } from "@visiga/contracts/pages";
import type { ComponentType } from "react";
import type { List } from "#platform/data/page-data.ts";
import { AboutUsArticle } from "#site/about/about-us-article.tsx";
import { HistoryArticle } from "#site/about/history-article.tsx";
import { MsgArticle } from "#site/about/msg-article.tsx";
import { StaffArticle } from "#site/about/staff-article.tsx";
import { ALevelArticle, OLevelArticle } from "#site/academics/level-articles.tsx";
import { FormationArticle } from "#site/admission/formation-article.tsx";
import { JoiningArticle } from "#site/admission/joining-article.tsx";
import { ALevelAdmissionArticle, OLevelAdmissionArticle } from "#site/admission/level-admission.tsx";
import { AlumniPage } from "#site/alumni/alumni-page.tsx";
import { CalendarArticle } from "#site/calendar/calendar-article.tsx";
import { ContactArticle } from "#site/contact/contact-article.tsx";
import { DeveloperPage } from "#site/developer/developer-page.tsx";
import { DispensaryArticle } from "#site/dispensary/dispensary-article.tsx";
import { DocumentsArticle } from "#site/documents/documents-article.tsx";
import { GamesArticle } from "#site/games/games-article.tsx";
import { HomePage } from "#site/home/home-page.tsx";
import { NewsPage } from "#site/news/news-page.tsx";
import { OrganizationPage } from "#site/organization/organization-page.tsx";
import { PillarsArticle } from "#site/pillars/pillars-article.tsx";
import { PrivacyArticle } from "#site/privacy/privacy-article.tsx";
import { ServicesArticle } from "#site/services/services-article.tsx";
import { SpiritualArticle } from "#site/spiritual/spiritual-article.tsx";
import { WawataPage } from "#site/wawata/wawata-page.tsx";
import { AgricultureArticle, EnvironmentalArticle } from "#site/work/work-articles.tsx";

/** A page whose route needs only its row. */
export type PlainPage = Exclude<PublicPage, "gallery" | "images" | "results">;
type Lists<Row> = Row extends { readonly lists: infer Named } ? { readonly [Name in keyof Named]: List } : object;

export const components: { readonly [Name in PlainPage]: ComponentType<Lists<(typeof pages)[Name]>> } = {
  home: HomePage,
  news: NewsPage,
  alumni: AlumniPage,
  wawata: WawataPage,
  organization: OrganizationPage,
  aboutUs: AboutUsArticle,
  msg: MsgArticle,
  staff: StaffArticle,
  history: HistoryArticle,
  oLevel: OLevelArticle,
  aLevel: ALevelArticle,
  spiritual: SpiritualArticle,
  games: GamesArticle,
  dispensary: DispensaryArticle,
  works: EnvironmentalArticle,
  work: AgricultureArticle,
  oLevelAdmission: OLevelAdmissionArticle,
  aLevelAdmission: ALevelAdmissionArticle,
  formationAdmission: FormationArticle,
  joining: JoiningArticle,
  calendar: CalendarArticle,
  documents: DocumentsArticle,
  services: ServicesArticle,
  pillars: PillarsArticle,
  privacy: PrivacyArticle,
  contact: ContactArticle,
  developer: DeveloperPage,
};
