import type { FileRecord } from "@visiga/contracts/files";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import type { ReactNode } from "react";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { ContentFrame, type ContentFrameProps } from "#ui/layout/content-frame.tsx";
import { type LitanyTopic, useContentWindow } from "./content-window.tsx";

/** Settings of a content page for its frame. */
export interface FrameWords {
  /** Dictionary topic with the title and the line of the litany below the window. */
  readonly topic: LitanyTopic;
  /** Title, if it differs from the topic's. */
  readonly title?: (t: PublicDictionary) => string;
  /** Whether the page is meant for printing and has a head for the sheet. */
  readonly printed?: boolean;
  /** Language of title and article, if it differs from the page's. */
  readonly lang?: "en";
}

interface ContentLayoutProps {
  words: FrameWords;
  nav: ContentFrameProps["nav"];
  /** The file titled MARIAN. */
  marian: FileRecord | undefined;
  /** The article, without its title. */
  children: ReactNode;
}

/** The three-column frame of every content page, with its texts. */
export function ContentLayout({ words: { topic, title, printed, lang }, nav, marian, children }: ContentLayoutProps) {
  const t = useDictionary();
  const language = useLanguage();
  const { phoneAdmission, phoneOffice, emailAdmission } = useSite().facts;
  const line = [t.navbar.archdiocese, phoneAdmission ?? phoneOffice, emailAdmission].filter(Boolean).join(" · ");
  return (
    <ContentFrame
      school={{ name: t.title.name, place: t.title.place }}
      nav={nav}
      title={title ? title(t) : t[topic].title}
      lang={lang}
      window={useContentWindow(topic, marian)}
      sheet={printed ? { name: t.title.full, line, lang: language } : undefined}
    >
      {children}
    </ContentFrame>
  );
}
