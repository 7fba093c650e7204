import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { closeAfterDelay } from "#platform/overlays/toast.ts";
import { takePasswordNotice } from "#platform/session/next-screen.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import styles from "#ui/overlays/toast.module.css";

type ShowToast = (message: ReactNode, undo?: () => void) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Returns a function that shows a toast for ten seconds and replaces the previous one. */
export const useToast = (): ShowToast => use(ToastContext);

export function Toasts({ children }: { children: ReactNode }) {
  const { dashboard, setPassword } = useDashboardDictionary();
  const [toast, setToast] = useState<{ message: ReactNode; undo?: (() => void) | undefined }>({ message: null });
  const [showToast] = useState<ShowToast>(() => (message: ReactNode, undo?: () => void) => setToast({ message, undo }));
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takePasswordNotice()) showToast(setPassword.done);
  }, [showToast, setPassword.done]);
  const { message, undo } = toast;
  const close = () => showToast(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message restarts the timer, also if its text is equal
  useEffect(
    () => (content.current ? closeAfterDelay(content.current, () => showToast(null)) : undefined),
    [toast, showToast],
  );
  return (
    <ToastContext value={showToast}>
      {children}
      {/* Always rendered, because a live region must exist before it changes. */}
      <div role="status" aria-atomic="true">
        {message && (
          <div ref={content} className={`night ${styles.toast}`}>
            <p>{message}</p>
            {undo && (
              <TextButton
                className={styles.action}
                onClick={() => {
                  close();
                  undo();
                }}
              >
                {dashboard.notice.undo}
              </TextButton>
            )}
            <IconButton icon="close" label={dashboard.notice.close} onClick={close} />
          </div>
        )}
      </div>
    </ToastContext>
  );
}

export function useFailureToast(): (error: unknown) => void {
  const reasonOf = useFailureReason();
  const showToast = useToast();
  return (error) => showToast(reasonOf(error));
}
