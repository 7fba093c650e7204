import { useDictionary } from "#platform/words/dictionary.ts";
import { Paragraph } from "#ui/text/paragraph.tsx";
import styles from "./prayer-day.module.css";

/**
 * The prayers of the day in order, each part of the day under a thick rule. Renders nothing if their texts were removed,
 * because the week names them too.
 */
export function PrayerDay() {
  const { day, lauds, mass, angelus, vespers, prayers } = useDictionary().spiritual;
  const rows = [
    { part: day.morning, prayer: lauds },
    { prayer: mass },
    { part: day.noon, prayer: angelus },
    { part: day.evening, prayer: vespers },
    { part: day.night, prayer: prayers },
  ];
  if (!rows.some(({ part, prayer }) => part || prayer.text)) return null;
  return (
    <>
      <h2>{day.title}</h2>
      <ol className={styles.day}>
        {rows.map(({ part, prayer }) => (
          <li key={prayer.title} className={part && styles.begins}>
            {part && <span className={styles.part}>{part}</span>}
            <div className={styles.prayer}>
              <h3>{prayer.title}</h3>
              <Paragraph>{prayer.text}</Paragraph>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
