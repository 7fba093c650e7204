import { fill } from "@visiga/i18n/format";
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import styles from "./skills.module.css";

interface RingProps {
  /** 0 to 100. */
  percent: number;
  title: string;
  text: string;
  /** Nothing above the ring is loading. */
  settled: boolean;
}

/** Percentage as a ring, animated when it first becomes visible. */
export function ProgressRing({ percent, title, text, settled }: RingProps) {
  const { skills } = useDashboardDictionary().dashboard;
  const [ref, seen] = useSeen<HTMLLIElement>(0.1, settled);
  const value = fill(skills.percent, { percent });
  return (
    <li ref={ref} className={styles.ring}>
      <svg viewBox="0 0 120 120" role="img" aria-label={`${title} ${value}`}>
        <circle cx="60" cy="60" r="52" />
        <circle
          className={classNames(styles.value, seen && styles.seen)}
          cx="60"
          cy="60"
          r="52"
          pathLength="100"
          style={{ "--left": 100 - percent } as CSSProperties}
        />
        <text x="60" y="69" textAnchor="middle">
          {value}
        </text>
      </svg>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}

/** Whether at least `part` (0 to 1) of an element has been visible once while `looking` was true. */
function useSeen<Target extends Element>(part: number, looking: boolean): [RefObject<Target | null>, boolean] {
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
