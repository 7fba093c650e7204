import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import type { ReactNode } from "react";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { ContentFrame, type ContentFrameProps } from "#ui/layout/content-frame.tsx";
import { type LitanyTopic, useContentWindow } from "./content-window.tsx";

/** What a content page says about the frame around it. */
export interface FrameWords {
  /** Gives the title and the line of the litany under the window. */
  readonly topic: LitanyTopic;
  /** The title, where it is not the topic's own. */
  readonly title?: (t: PublicDictionary) => string;
  /** It is meant to be printed: the sheet has a head of its own. */
  readonly printed?: boolean;
  /** The language of title and article, where it is not the page's. */
  readonly lang?: "en";
}

interface ContentLayoutProps {
  words: FrameWords;
  nav: ContentFrameProps["nav"];
  /** The article under its title. */
  children: ReactNode;
}

/** The three-column frame with its words, around every content page. */
export function ContentLayout({ words: { topic, title, printed, lang }, nav, children }: ContentLayoutProps) {
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
      window={useContentWindow(topic)}
      sheet={printed ? { name: t.title.full, line, lang: language } : undefined}
    >
      {children}
    </ContentFrame>
  );
}
