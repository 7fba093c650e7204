import { useDictionary } from "#platform/words/dictionary.ts";
import { Block, Blocks } from "#ui/layout/blocks.tsx";
import { Column, Columns } from "#ui/layout/columns.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { BlockPrint } from "#ui/print/block-print.tsx";
import { Lead, Paragraph } from "#ui/text/paragraph.tsx";
import styles from "./spiritual-article.module.css";

export function SpiritualArticle() {
  const { spiritual } = useDictionary();
  const { holyHour, retreat, benediction, conference } = spiritual;
  return (
    <>
      <Lead>{spiritual.lead}</Lead>
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
            {part && <span className={`red-text smaller bold ${styles.part}`}>{part}</span>}
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

/** Days counted from Monday, 0. */
const thursday = 3;
const friday = 4;

/** The prayers of the week: bars for daily ones, a square on its day for the weekly and the monthly one. */
function PrayerWeek() {
  const { week, mass, lauds, angelus, vespers, prayers, benediction, holyHour } = useDictionary().spiritual;
  return (
    <table className={styles.week}>
      <caption className="visually-hidden">{week.caption}</caption>
      <colgroup>
        <col />
        <col span={7} />
      </colgroup>
      <thead>
        <tr>
          <td />
          {week.days.map(({ short, name }) => (
            <th key={name} scope="col">
              <span aria-hidden="true">{short}</span>
              <span className="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[mass, lauds, angelus, vespers, prayers].map(({ title }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td colSpan={7}>
              <span className={`blue ${styles.bar}`}>{week.everyDay}</span>
            </td>
          </tr>
        ))}
        <OneDay title={benediction.title} day={thursday} when={benediction.when} />
        <OneDay title={holyHour.title} day={friday} when={holyHour.when} />
      </tbody>
    </table>
  );
}

/** `day` is counted from Monday, 0. It must not be the first or the last day. */
function OneDay({ title, day, when }: { title: string; day: number; when: string }) {
  return (
    <tr>
      <th scope="row">
        {title}
        <br />
        <small>{when}</small>
      </th>
      <td colSpan={day} />
      <td>
        <span className={styles.square}>
          <BlockPrint name="star" className={styles.star} />
          <span className="visually-hidden">{title}</span>
        </span>
      </td>
      <td colSpan={6 - day} />
    </tr>
  );
}
