import { type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import styles from "./toast.module.css";

interface ToastProps {
  /** What has just happened; nothing shows while there is none. */
  message: ReactNode;
  /** Tells one message from the next, so that each has its full time. */
  messageKey?: string | number | undefined;
  action?: { label: ReactNode; onAct: () => void } | undefined;
  closeLabel: string;
  onClose: () => void;
}

const shownFor = 10_000;

/** Says for ten seconds what was done, with one way back. Always in the page, so that it is read out when it speaks. */
export function Toast({ message, messageKey, action, closeLabel, onClose }: ToastProps) {
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  const speaking = Boolean(message);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message starts the time anew
  useEffect(() => {
    if (!speaking || held) return;
    const timer = setTimeout(() => close.current(), shownFor);
    return () => clearTimeout(timer);
  }, [speaking, held, messageKey]);

  // A toast closed under the pointer never sees it leave.
  if (held && !speaking) setHeld(false);

  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) };
  const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) };
  return (
    <div role="status" aria-atomic="true">
      {speaking && (
        <div className={`night ${styles.toast}`} {...hold} {...release}>
          <p>{message}</p>
          {action && (
            <TextButton className={styles.action} onClick={action.onAct}>
              {action.label}
            </TextButton>
          )}
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
