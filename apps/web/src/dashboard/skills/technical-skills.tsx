import { useIsFetching } from "@tanstack/react-query";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { ProgressRing } from "./ring.tsx";
import styles from "./skills.module.css";

const percentages = { performance: 100, skills: 75, innovation: 85, development: 95 } as const;
const names = Object.keys(percentages) as (keyof typeof percentages)[];

export function TechnicalSkills() {
  const { skills } = useDashboardDictionary().dashboard;
  // Content that loads above the rings can push them out of the window.
  const settled = useIsFetching() === 0;
  return (
    <section className={styles.section} aria-labelledby="technical-skills">
      <h2 id="technical-skills">{skills.title}</h2>
      <ul className={styles.rings}>
        {names.map((name) => (
          <ProgressRing
            key={name}
            settled={settled}
            percent={percentages[name]}
            title={skills[name].title}
            text={skills[name].text}
          />
        ))}
      </ul>
    </section>
  );
}
