import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether at least `part` (0 to 1) of an element has been visible once while `looking` was true. */
export function useSeen<Target extends Element>(part: number, looking: boolean): [RefObject<Target | null>, boolean] {
  const ref = useRef<Target>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || seen || !looking) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold: part },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [part, seen, looking]);
  return [ref, seen];
}
