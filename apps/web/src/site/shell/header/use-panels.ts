import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";

const closeDelay = 200;

interface Open {
  readonly id: string;
  /** If hovering opened the panel, the first click keeps it open. */
  readonly by: "hover" | "press";
}

/**
 * State of the panels below the bar, of which one is open at a time. `data-panel` marks the parent of a panel and its
 * button.
 */
export interface Panels {
  readonly openId: string | null;
  open(id: string, by: Open["by"]): void;
  toggle(id: string): void;
  close(id?: string): void;
  /** Closes after a delay, unless the pointer returns. */
  closeSoon(id: string): void;
}

const holderOf = (id: string) => document.querySelector(`[data-panel="${id}"]`);

export function usePanels(): Panels {
  const router = useRouter();
  const [shown, setShown] = useState<Open | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = shown?.id ?? null;

  const show = useCallback((next: Open | null) => {
    clearTimeout(timer.current);
    setShown(next);
  }, []);
  const close = useCallback((only?: string) => {
    clearTimeout(timer.current);
    setShown((open) => (only === undefined || open?.id === only ? null : open));
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => router.subscribe("onBeforeNavigate", ({ pathChanged }) => pathChanged && close()), [router, close]);
  useEffect(() => {
    if (id === null) return;
    const onElsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && holderOf(id)?.contains(target))) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      const holder = holderOf(id);
      if (holder?.contains(document.activeElement)) holder.querySelector("button")?.focus();
      close();
    };
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [id, close]);

  return {
    openId: id,
    open: (next, by) => show({ id: next, by }),
    toggle: (next) => show(shown?.id === next && shown.by === "press" ? null : { id: next, by: "press" }),
    close,
    closeSoon: (only) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => close(only), closeDelay);
    },
  };
}
