import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether an element has once come into view, by at least this part of it. */
export function useSeen<Target extends Element>(part: number): [RefObject<Target | null>, boolean] {
  const ref = useRef<Target>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || seen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold: part },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [part, seen]);
  return [ref, seen];
}
