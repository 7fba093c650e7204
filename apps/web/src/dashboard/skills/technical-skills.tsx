import { useIsFetching } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import styles from "./skills.module.css";

const percentages = { performance: 100, skills: 75, innovation: 85, development: 95 } as const;
type Skill = keyof typeof percentages;

export function TechnicalSkills() {
  const { skills } = useDashboardDictionary().dashboard;
  // Content that loads above the rings can push them out of the window.
  const settled = useIsFetching() === 0;
  return (
    <section className={styles.section} aria-labelledby="technical-skills">
      <h2 id="technical-skills">{skills.title}</h2>
      <ul className={styles.rings}>
        {(Object.keys(percentages) as Skill[]).map((skill) => (
          <ProgressRing key={skill} skill={skill} settled={settled} />
        ))}
      </ul>
    </section>
  );
}

function ProgressRing({ skill, settled }: { skill: Skill; settled: boolean }) {
  const { dashboard } = useDashboardDictionary();
  const ring = useRef<HTMLLIElement>(null);
  const [seen, setSeen] = useState(false);
  const { title, text } = dashboard.skills[skill];
  const percent = percentages[skill];
  const value = fill(dashboard.percent, { percent });
  useEffect(() => {
    if (!ring.current || seen || !settled) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold: 0.1 },
    );
    observer.observe(ring.current);
    return () => observer.disconnect();
  }, [seen, settled]);
  return (
    <li ref={ring} className={styles.ring}>
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
      <h3 className="sans smaller bold">{title}</h3>
      <p>{text}</p>
    </li>
  );
}
