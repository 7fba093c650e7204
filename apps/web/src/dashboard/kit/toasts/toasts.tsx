import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { takeNotice } from "#platform/session/carried-notice.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Toast } from "#ui/overlays/toast.tsx";

interface Said {
  readonly message: ReactNode;
  readonly undo: (() => void) | undefined;
  readonly count: number;
}

/** `undo` offers a way back beside the message. */
type Say = (message: ReactNode, undo?: () => void) => void;

const SayContext = createContext<Say>(() => {});

/** Says in a toast what was just done; a new word takes the last one’s place. */
export const useSay = (): Say => use(SayContext);

/** The one place where the screens behind the login say what was done. */
export function Toasts({ children }: { children: ReactNode }) {
  const { dashboard, setPassword } = useDashboardDictionary();
  const [said, setSaid] = useState<Said>({ message: null, undo: undefined, count: 0 });
  const [say] = useState<Say>(() => (message: ReactNode, undo?: () => void) => {
    setSaid(({ count }) => ({ message, undo, count: count + 1 }));
  });
  useEffect(() => {
    if (takeNotice() === "passwordSet") say(setPassword.done);
  }, [say, setPassword.done]);
  const { message, undo, count } = said;
  const act = () => {
    say(null);
    undo?.();
  };
  return (
    <SayContext value={say}>
      {children}
      <Toast
        message={message}
        messageKey={count}
        action={undo && { label: dashboard.notice.undo, onAct: act }}
        closeLabel={dashboard.notice.close}
        onClose={() => say(null)}
      />
    </SayContext>
  );
}
