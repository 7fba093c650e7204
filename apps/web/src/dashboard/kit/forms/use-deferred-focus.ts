import { type RefObject, useEffect, useRef, useState } from "react";

/** A place for the focus when what had it, and the dialog that would give it back, are both gone. */
export function useDeferredFocus<Target extends HTMLElement>(): [RefObject<Target | null>, () => void] {
  const ref = useRef<Target>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) ref.current?.focus();
  }, [asked]);
  return [ref, () => setAsked((count) => count + 1)];
}
