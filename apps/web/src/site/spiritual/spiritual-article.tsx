import { useDictionary } from "#platform/words/dictionary.ts";
import { Block, Blocks } from "#ui/layout/blocks.tsx";
import { Column, Columns } from "#ui/layout/columns.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import text from "#ui/text/text.module.css";
import styles from "./prayer-day.module.css";
import { PrayerWeek } from "./prayer-week.tsx";

export function SpiritualArticle() {
  const { spiritual } = useDictionary();
  const { holyHour, retreat, benediction, conference } = spiritual;
  return (
    <>
      <Paragraph className={text.lead}>{spiritual.lead}</Paragraph>
      <PrayerDay />
      <h2>{spiritual.week.title}</h2>
      <PrayerWeek />
      <h2>{spiritual.month}</h2>
      <Stack gap={8}>
        <Blocks>
          <Block tone="gold" term={holyHour.title} note={holyHour.text}>
            {holyHour.figure}
          </Block>
          <Block tone="red" term={retreat.title} note={retreat.text}>
            {retreat.figure}
          </Block>
        </Blocks>
        <Columns>
          {benediction.text && <Column title={benediction.title}>{benediction.text}</Column>}
          <Column title={conference.title}>{conference.text}</Column>
        </Columns>
      </Stack>
    </>
  );
}

/** The prayers of the day in order. Nothing if their texts were removed, because the week names them too. */
function PrayerDay() {
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
