import type { ReactNode } from "react";
import { Toasts } from "#dashboard/kit/toasts/toasts.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { LoadingStar } from "#ui/text/loading-star.tsx";
import styles from "./session-guard.module.css";
import { SessionUserContext } from "./session-user.ts";
import { useAuthentication } from "./use-authentication.ts";

interface SessionGuardProps {
  /** The screen’s heading, for the ear, while its name is all there is. */
  title: string;
  /** Drawn for somebody who is logged in. */
  children: ReactNode;
}

/** Lets in whoever is logged in. The check is what the server draws, so no word of the inside is in its answer. */
export function SessionGuard({ title, children }: SessionGuardProps) {
  const { dashboard, login } = useDashboardDictionary();
  const user = useAuthentication();
  if (!user) {
    return (
      <main className={styles.checking}>
        <h1 className="visually-hidden">{title}</h1>
        <LoadingStar>{dashboard.checking}</LoadingStar>
        <noscript>
          <p>{login.needsScript}</p>
        </noscript>
      </main>
    );
  }
  return (
    <SessionUserContext value={user}>
      <Toasts>{children}</Toasts>
    </SessionUserContext>
  );
}
