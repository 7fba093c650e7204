import type { ReactNode } from "react";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { useDictionary } from "../../../platform/dictionary.ts";
import { Crest } from "../../../ui/crest.tsx";
import { Pindo } from "../../../ui/pindo.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { LanguageToggle } from "../frame/language-toggle.tsx";
import { ThemeToggle } from "../frame/theme-toggle.tsx";
import styles from "./door.module.css";

/** A way in: crest and name on blue, the printed edge, a form on paper. */
export function Door({ children }: { children: ReactNode }) {
  const { login } = useDashboardDictionary();
  const { title } = useDictionary();
  return (
    <main className={styles.door}>
      <div className={`blue ${styles.name}`}>
        <Crest className={styles.crest} />
        <p>{title.full}</p>
      </div>
      <Pindo variant="column" />
      <div className={styles.inside}>
        <div className={styles.top}>
          <TextLink to="/">{login.backToWebsite}</TextLink>
          <span className={styles.toggles}>
            <LanguageToggle />
            <ThemeToggle dark={login.darkMode} light={login.lightMode} />
          </span>
        </div>
        {children}
      </div>
    </main>
  );
}
