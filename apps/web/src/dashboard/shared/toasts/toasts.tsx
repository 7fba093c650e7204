import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { takeNotice } from "#platform/session/carried-notice.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Toast } from "#ui/overlays/toast.tsx";

interface ToastState {
  readonly message: ReactNode;
  readonly undo: (() => void) | undefined;
  readonly count: number;
}

/** `undo` adds an undo button. */
type ShowToast = (message: ReactNode, undo?: () => void) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Returns a function that shows a toast and replaces the previous one. */
export const useToast = (): ShowToast => use(ToastContext);

export function Toasts({ children }: { children: ReactNode }) {
  const { dashboard, setPassword } = useDashboardDictionary();
  const [toast, setToast] = useState<ToastState>({ message: null, undo: undefined, count: 0 });
  const [showToast] = useState<ShowToast>(() => (message: ReactNode, undo?: () => void) => {
    setToast(({ count }) => ({ message, undo, count: count + 1 }));
  });
  useEffect(() => {
    if (takeNotice() === "passwordSet") showToast(setPassword.done);
  }, [showToast, setPassword.done]);
  const { message, undo, count } = toast;
  const act = () => {
    showToast(null);
    undo?.();
  };
  return (
    <ToastContext value={showToast}>
      {children}
      <Toast
        message={message}
        messageKey={count}
        action={undo && { label: dashboard.notice.undo, onAct: act }}
        closeLabel={dashboard.notice.close}
        onClose={() => showToast(null)}
      />
    </ToastContext>
  );
}
