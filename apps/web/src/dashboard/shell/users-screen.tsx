import { SessionGuard } from "#dashboard/kit/session/session-guard.tsx";
import { LanguageToggle } from "#dashboard/kit/toggles/language-toggle.tsx";
import { ThemeToggle } from "#dashboard/kit/toggles/theme-toggle.tsx";
import { ConnectionNotice } from "#dashboard/kit/words/connection-notice.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Wrap } from "#ui/layout/section.tsx";
import { SmallBar } from "#ui/layout/small-bar.tsx";
import { UsersPanel } from "./users-panel.tsx";
import styles from "./users-screen.module.css";

/** `/users`: user management as a page of its own. */
export function UsersScreen() {
  const { users, dashboard } = useDashboardDictionary();
  const { title } = useDictionary();
  return (
    <SessionGuard title={users.title}>
      <SmallBar brand={title}>
        {({ words }) => (
          <>
            <LanguageToggle />
            <ThemeToggle dark={dashboard.darkMode} light={dashboard.lightMode} wordsClassName={words} />
          </>
        )}
      </SmallBar>
      <main className={styles.page}>
        <Wrap>
          <ConnectionNotice />
          <UsersPanel addTitle={users.form.addTitle} />
        </Wrap>
      </main>
    </SessionGuard>
  );
}
