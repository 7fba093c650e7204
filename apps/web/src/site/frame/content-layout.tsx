import type { FileRecord } from "@visiga/contracts/files";
import { type PageWith, pages } from "@visiga/contracts/pages";
import { pageRow } from "@visiga/contracts/public-paths";
import type { ReactNode } from "react";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { ContentFrame, type ContentFrameProps } from "#ui/layout/content-frame.tsx";
import { useContentWindow } from "./content-window.tsx";

export type ArticleName = PageWith<{ layout: "article" }>;

interface ContentLayoutProps {
  page: ArticleName;
  nav: ContentFrameProps["nav"];
  /** The file titled MARIAN. */
  marian: FileRecord | undefined;
  /** The article, without its title. */
  children: ReactNode;
}

/** The three-column frame of every article, with its texts. */
export function ContentLayout({ page, nav, marian, children }: ContentLayoutProps) {
  const t = useDictionary();
  const language = useLanguage();
  const { phoneAdmission, phoneOffice, emailAdmission } = useSite().facts;
  const { topic } = pages[page];
  const line = [t.navbar.archdiocese, phoneAdmission ?? phoneOffice, emailAdmission];
  // The article about formation is in English in both languages.
  const english = topic === "formation";
  return (
    <ContentFrame
      school={{ name: t.title.name, place: t.title.place }}
      nav={nav}
      title={english ? t.formation.body.title : t[topic].title}
      lang={english ? "en" : undefined}
      window={useContentWindow(topic, marian)}
      sheet={pageRow(page).printed && { name: t.title.full, line: line.filter(Boolean).join(" · "), lang: language }}
    >
      {children}
    </ContentFrame>
  );
}
