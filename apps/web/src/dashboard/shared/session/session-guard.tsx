import type { ReactNode } from "react";
import { Toasts } from "#dashboard/shared/toasts/toasts.tsx";
import { LoadingScreen } from "#dashboard/shared/waiting/waiting.tsx";
import { SessionUserContext } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { PasswordPrompt } from "./password-prompt.tsx";
import { useAuthentication } from "./use-authentication.ts";

export function SessionGuard({ title, children }: { title: string; children: ReactNode }) {
  const { dashboard } = useDashboardDictionary();
  const user = useAuthentication();
  if (!user) return <LoadingScreen title={title} message={dashboard.checking} />;
  return (
    <SessionUserContext value={user}>
      <Toasts>
        {children}
        <PasswordPrompt />
      </Toasts>
    </SessionUserContext>
  );
}
