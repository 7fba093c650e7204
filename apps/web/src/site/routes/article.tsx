import type { ReactNode } from "react";
import type { List } from "#platform/data/page-data.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { type ArticleName, ContentLayout } from "#site/frame/content-layout.tsx";
import { contentNav } from "./content-nav.ts";
import { useFragment } from "./layouts.tsx";

interface ArticleProps {
  page: ArticleName;
  marian: List | undefined;
  children: ReactNode;
}

export function Article({ page, marian, children }: ArticleProps) {
  const nav = contentNav(useDictionary(), page, useSite().facts);
  if (useFragment()) return <main>{children}</main>;
  return (
    <ContentLayout page={page} nav={nav} marian={marian?.items[0]}>
      {children}
    </ContentLayout>
  );
}
