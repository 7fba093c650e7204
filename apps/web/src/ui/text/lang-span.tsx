import type { ReactNode } from "react";

interface LangSpanProps {
  /** The language of the words if it is not that of the page. */
  lang: string | undefined;
  children: ReactNode;
}

/** Words that may be in another language than their page. */
export const LangSpan = ({ lang, children }: LangSpanProps) => (lang ? <span lang={lang}>{children}</span> : children);
