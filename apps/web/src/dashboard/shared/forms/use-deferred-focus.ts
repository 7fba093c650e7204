import { type RefObject, useEffect, useRef, useState } from "react";

/** Focuses an element after the next render, for cases where a closing dialog cannot restore the focus. */
export function useDeferredFocus<Target extends HTMLElement>(): [RefObject<Target | null>, () => void] {
  const ref = useRef<Target>(null);
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) ref.current?.focus();
  }, [requests]);
  const [focus] = useState(() => () => setRequests((count) => count + 1));
  return [ref, focus];
}
