import { SessionGuard } from "#dashboard/shared/session/session-guard.tsx";
import { LanguageToggle, ThemeToggle } from "#dashboard/shared/toggles/toggles.tsx";
import { ConnectionNotice } from "#dashboard/shared/words/connection-notice.tsx";
import { UploadLink, Uploads } from "#dashboard/upload/uploads.tsx";
import { UsersPanel } from "#dashboard/users/users-panel.tsx";
import { useDashboardDictionary, useDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { SmallBar } from "#ui/layout/small-bar.tsx";
import styles from "./users-screen.module.css";

/** `/users`: user management as a separate page. The upload queue continues to run on it. */
export function UsersScreen() {
  const { users, dashboard } = useDashboardDictionary();
  const { title } = useDictionary();
  return (
    <SessionGuard title={dashboard.tabs.users}>
      <Uploads>
        <SmallBar brand={title}>
          {({ control, words }) => (
            <>
              <UploadLink className={classNames(control, styles.uploads)} />
              <LanguageToggle />
              <ThemeToggle wordsClassName={words} />
            </>
          )}
        </SmallBar>
        <main className={styles.page}>
          <Wrap>
            <ConnectionNotice />
            <p className="below-4">
              <TextLink to="/dashboard">{dashboard.title}</TextLink>
            </p>
            <UsersPanel addTitle={users.form.addTitle} />
          </Wrap>
        </main>
      </Uploads>
    </SessionGuard>
  );
}
