import type { ReactNode } from "react";
import { Toasts } from "#dashboard/kit/toasts/toasts.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { LoadingStar } from "#ui/text/loading-star.tsx";
import styles from "./session-guard.module.css";
import { SessionUserContext } from "./session-user.ts";
import { useAuthentication } from "./use-authentication.ts";

interface SessionGuardProps {
  /** Heading for screen readers while the session is checked. */
  title: string;
  /** Rendered for a signed-in user only. */
  children: ReactNode;
}

/** Renders its children for a signed-in user. */
export function SessionGuard({ title, children }: SessionGuardProps) {
  const { dashboard } = useDashboardDictionary();
  const user = useAuthentication();
  if (!user) {
    return (
      <main className={styles.checking}>
        <h1 className="visually-hidden">{title}</h1>
        <LoadingStar>{dashboard.checking}</LoadingStar>
      </main>
    );
  }
  return (
    <SessionUserContext value={user}>
      <Toasts>{children}</Toasts>
    </SessionUserContext>
  );
}
