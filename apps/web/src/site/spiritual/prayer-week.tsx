import { useDictionary } from "#platform/words/dictionary.ts";
import { BlockPrint } from "#ui/print/block-print.tsx";
import styles from "./prayer-week.module.css";

/** Days counted from Monday, 0. */
const thursday = 3;
const friday = 4;

/** The prayers of the week: bars for daily ones, a square on its day for the weekly and the monthly one. */
export function PrayerWeek() {
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
              <span className={styles.bar}>{week.everyDay}</span>
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
