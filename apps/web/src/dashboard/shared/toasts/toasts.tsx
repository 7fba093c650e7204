import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  type RefCallback,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { closeAfterDelay } from "#platform/overlays/toast.ts";
import { takePasswordNotice } from "#platform/session/next-screen.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import styles from "#ui/overlays/toast.module.css";

export interface ToastAnswer {
  readonly label: string;
  readonly act: () => void;
}

type ShowToast = (message: ReactNode, undo?: (() => void) | undefined, answers?: readonly ToastAnswer[]) => void;

interface Toast {
  readonly message: ReactNode;
  readonly undo?: (() => void) | undefined;
  readonly answers?: readonly ToastAnswer[] | undefined;
}

const ToastContext = createContext<ShowToast>(() => {});

/** The ref of an element at the foot of a modal dialog: what is outside such a dialog cannot be seen or tapped. */
export const ToastPlaceContext = createContext<RefCallback<HTMLElement>>(() => {});

/**
 * Returns a function that shows a toast, with buttons, for ten seconds and replaces the previous one. The next action
 * takes it away when it begins: a success must not stand beside a later failure.
 */
export const useToast = (): ShowToast => use(ToastContext);

/** A mutation that fails is reported, unless it has an `onError`, or its `meta` says that its error is `shown`. */
export function Toasts({ children }: { children: ReactNode }) {
  const { dashboard, setPassword } = useDashboardDictionary();
  const [toast, setToast] = useState<Toast>({ message: null });
  const showToast = useCallback<ShowToast>((message, undo, answers) => setToast({ message, undo, answers }), []);
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  const addPlace = useCallback(
    (place: HTMLElement | null) => {
      if (place) setPlaces((others) => [...others, place]);
      // A dialog is the next action too.
      showToast(null);
      return () => setPlaces((all) => all.filter((each) => each !== place));
    },
    [showToast],
  );
  const dialog = places.at(-1);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    if (takePasswordNotice()) showToast(setPassword.done);
  }, [showToast, setPassword.done]);
  const mutations = useQueryClient().getMutationCache();
  const reasonOf = useFailureReason();
  const report = useEffectEvent((error: unknown) => showToast(reasonOf(error)));
  useEffect(() => {
    const stop = new AbortController();
    // A form that is refused before it is sent fails without a request.
    document.addEventListener("submit", () => showToast(null), { capture: true, signal: stop.signal });
    const unsubscribe = mutations.subscribe((event) => {
      if (event.type !== "updated") return;
      const { mutation, action } = event;
      if (action.type === "pending") showToast(null);
      if (action.type === "error" && !mutation.options.onError && !mutation.meta?.shown) report(action.error);
    });
    return () => {
      stop.abort();
      unsubscribe();
    };
  }, [mutations, showToast]);
  const { message, undo, answers = [] } = toast;
  const buttons = undo ? [...answers, { label: dashboard.notice.undo, act: undo }] : answers;
  /** The button that was pressed disappears, and the focus goes back to where it was, or to the content. */
  const close = () => {
    const last = before.current?.isConnected ? before.current : document.getElementById("content");
    if (last instanceof HTMLElement) last.focus({ preventScroll: true });
    showToast(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message restarts the timer, also if its text is equal
  useEffect(
    () => (content.current ? closeAfterDelay(content.current, () => showToast(null)) : undefined),
    [toast, dialog, showToast],
  );
  const shown = message && (
    // biome-ignore lint/a11y/noStaticElementInteractions: it notes from where its buttons get the focus
    <div
      ref={content}
      className={classNames("night row gap-4", styles.toast, dialog && styles.inDialog)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <div className={`row wraps ${styles.words}`}>
        <p>{message}</p>
        {buttons.map(({ label, act }) => (
          <TextButton
            key={label}
            className={styles.action}
            onClick={() => {
              close();
              act();
            }}
          >
            {label}
          </TextButton>
        ))}
      </div>
      <IconButton icon="close" label={dashboard.notice.close} onClick={close} />
    </div>
  );
  return (
    <ToastContext value={showToast}>
      <ToastPlaceContext value={addPlace}>{children}</ToastPlaceContext>
      {/* Always rendered, because a live region must exist before it changes. */}
      <div role="status" aria-atomic="true">
        {!dialog && shown}
      </div>
      {dialog && createPortal(shown, dialog)}
    </ToastContext>
  );
}

export function useFailureToast(): (error: unknown) => void {
  const reasonOf = useFailureReason();
  const showToast = useToast();
  return (error) => showToast(reasonOf(error));
}
