import type { ReactNode } from "react";
import { LanguageToggle, ThemeToggle } from "#dashboard/shared/toggles/toggles.tsx";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Crest } from "#ui/print/crest.tsx";
import { KangaBorder } from "#ui/print/kanga-border.tsx";
import styles from "./auth-layout.module.css";

export function AuthLayout({ children }: { children: ReactNode }) {
  const { title, common } = useDictionary();
  return (
    <main className={`stack ${styles.layout}`}>
      <div className={`blue row gap-4 ${styles.name}`}>
        <Crest className={styles.crest} />
        <p>{title.full}</p>
      </div>
      <KangaBorder variant="column" />
      <div className={styles.inside}>
        <div className={`row wraps apart ${styles.top}`}>
          <TextLink to="/">{common.backToWebsite}</TextLink>
          <span className={styles.toggles}>
            <LanguageToggle />
            <ThemeToggle />
          </span>
        </div>
        {children}
      </div>
    </main>
  );
}
