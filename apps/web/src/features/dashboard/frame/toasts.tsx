import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { takeNotice } from "../../../platform/carried-notice.ts";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { Toast } from "../../../ui/toast.tsx";

interface Said {
  readonly message: ReactNode;
  readonly count: number;
}

const SayContext = createContext<(message: ReactNode) => void>(() => {});

/** Says in a toast what was just done; a new word takes the last one’s place. */
export const useSay = (): ((message: ReactNode) => void) => use(SayContext);

/** The one place where the screens behind the login say what was done. */
export function Toasts({ children }: { children: ReactNode }) {
  const { dashboard, setPassword } = useDashboardDictionary();
  const [said, setSaid] = useState<Said>({ message: null, count: 0 });
  const [say] = useState(() => (message: ReactNode) => setSaid(({ count }) => ({ message, count: count + 1 })));
  useEffect(() => {
    if (takeNotice() === "passwordSet") say(setPassword.done);
  }, [say, setPassword.done]);
  return (
    <SayContext value={say}>
      {children}
      <Toast
        message={said.message}
        messageKey={said.count}
        closeLabel={dashboard.notice.close}
        onClose={() => say(null)}
      />
    </SayContext>
  );
}
