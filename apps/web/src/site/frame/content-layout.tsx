import type { FileRecord } from "@visiga/contracts/files";
import { type PageWith, pages } from "@visiga/contracts/pages";
import { pageRow } from "@visiga/contracts/public-paths";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import type { ReactNode } from "react";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { asideMedia, ContentFrame, type ContentFrameProps, windowSizes } from "#ui/layout/content-frame.tsx";
import { Picture } from "#ui/media/picture.tsx";

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

/** A topic with a line of the Litany of Loreto. */
type LitanyTopic = keyof PublicDictionary["marian"]["litany"];

/** The Marian window: the file titled MARIAN or the artwork, with the page's line of the litany. */
function useContentWindow(topic: LitanyTopic, file: FileRecord | undefined): ContentFrameProps["window"] {
  const { marian } = useDictionary();
  const caption = marian.litany[topic];
  const alt = file?.photo ? (file.alt ?? file.description ?? file.name) : marian.alt;
  return {
    picture: (
      <Picture
        photo={file?.photo}
        focal={file?.focal}
        fallback="marian-mother-and-child"
        alt={alt}
        sizes={windowSizes}
        widest={640}
        eagerFrom={asideMedia}
      />
    ),
    caption,
    note: file?.photo ? file.name : marian.window,
  };
}
