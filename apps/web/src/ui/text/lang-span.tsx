import type { ReactNode } from "react";

/** Words that may be in another language than their page. */
export const LangSpan = ({ lang, children }: { lang: string | undefined; children: ReactNode }) =>
  lang ? <span lang={lang}>{children}</span> : children;
