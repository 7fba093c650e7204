import { type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import styles from "./toast.module.css";

interface ToastProps {
  /** The message; the toast is hidden without one. */
  message: ReactNode;
  /** Distinguishes equal messages, so that each restarts the timer. */
  messageKey?: string | number | undefined;
  action?: { label: ReactNode; onAct: () => void } | undefined;
  closeLabel: string;
  onClose: () => void;
}

const shownFor = 10_000;

/**
 * Shows a message for ten seconds, with an undo action. Always rendered, because a live region must exist before it
 * changes.
 */
export function Toast({ message, messageKey, action, closeLabel, onClose }: ToastProps) {
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  const speaking = Boolean(message);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message restarts the timer
  useEffect(() => {
    if (!speaking || held) return;
    const timer = setTimeout(() => close.current(), shownFor);
    return () => clearTimeout(timer);
  }, [speaking, held, messageKey]);

  // No pointerleave event fires if the toast closes under the pointer.
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
