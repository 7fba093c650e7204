import { fill, formatDay } from "@visiga/i18n/format";
import { FileControl } from "#dashboard/shared/forms/file-control.tsx";
import type { FormFields } from "#dashboard/shared/forms/use-form-values.ts";
import { isDay, today } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { FieldPair } from "#ui/controls/field.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./file-form.module.css";
import type { FileValues } from "./file-values.ts";

export function ShownDaysFields({ form }: { form: FormFields<keyof FileValues> }) {
  const { schedule, form: words } = useDashboardDictionary().images;
  const language = useLanguage();
  const { shownFrom, shownUntil } = form.values;
  const waits =
    isDay(shownFrom) && shownFrom > today() && fill(schedule.waits, { day: formatDay(shownFrom, language) });
  const isOver = isDay(shownUntil) && shownUntil < today() && schedule.isOver;
  return (
    <div data-full>
      <FieldPair>
        <FileControl form={form} name="shownFrom" mark={words.optional} hint={schedule.hint} />
        <FileControl form={form} name="shownUntil" mark={words.optional} hint={schedule.untilHint} />
      </FieldPair>
      <div role="status" className={styles.waits}>
        {(isOver || waits) && <Notice icon="eye">{isOver || waits}</Notice>}
      </div>
    </div>
  );
}
