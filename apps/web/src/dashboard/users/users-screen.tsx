import { SessionGuard } from "#dashboard/kit/session/session-guard.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Wrap } from "#ui/layout/section.tsx";
import { UsersPanel } from "./users-panel.tsx";
import styles from "./users-screen.module.css";

/** `/users`: user management as a page of its own. */
export function UsersScreen() {
  const { users } = useDashboardDictionary();
  return (
    <SessionGuard title={users.title}>
      <main className={styles.page}>
        <Wrap>
          <UsersPanel addTitle={users.form.addTitle} />
        </Wrap>
      </main>
    </SessionGuard>
  );
}
