import { fill, formatDay } from "@visiga/i18n/format";
import { isDay } from "#dashboard/shared/forms/date-field.tsx";
import { FileControl } from "#dashboard/shared/forms/file-control.tsx";
import type { FormFields } from "#dashboard/shared/forms/use-form-values.ts";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./file-form.module.css";
import type { FileValues } from "./file-values.ts";

export function FirstDayField({ form }: { form: FormFields<keyof FileValues> }) {
  const { schedule, form: words } = useDashboardDictionary().images;
  const language = useLanguage();
  const day = form.values.shownFrom;
  return (
    <div data-full>
      <FileControl form={form} name="shownFrom" mark={words.optional} hint={schedule.hint} />
      <div role="status" className={styles.waits}>
        {isDay(day) && day > today() && (
          <Notice icon="eye">{fill(schedule.waits, { day: formatDay(day, language) })}</Notice>
        )}
      </div>
    </div>
  );
}
