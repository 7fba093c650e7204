import { fill, formatDay } from "@visiga/i18n/format";
import { DateField, isDay } from "#dashboard/shared/forms/date-field.tsx";
import type { FormFields } from "#dashboard/shared/forms/use-form-values.ts";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./file-form.module.css";
import type { FileValues } from "./file-values.ts";

export function FirstDayField({ form: { values, field } }: { form: FormFields<keyof FileValues> }) {
  const { schedule, form } = useDashboardDictionary().images;
  const language = useLanguage();
  const day = values.shownFrom;
  return (
    <div data-full>
      <DateField label={schedule.from} mark={form.optional} hint={schedule.hint} {...field("shownFrom")} />
      <div role="status" className={styles.waits}>
        {isDay(day) && day > today() && (
          <Notice icon="eye">{fill(schedule.waits, { day: formatDay(day, language) })}</Notice>
        )}
      </div>
    </div>
  );
}
