import { fill } from "@visiga/i18n/format";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { useApplicationForm } from "./application-form.ts";
import styles from "./form-fillers.module.css";

export function FormFillers() {
  const { fillers, submit, submitBy } = useDictionary().admission;
  const { dueDate } = useApplicationForm(useLanguage());
  return (
    <>
      <h2>{fillers.title}</h2>
      <Stack gap={4}>
        <ol className={styles.steps}>
          <li>{fillers.parents}</li>
          <li>{fillers.communityLeaders}</li>
          <li>{fillers.parishPriest}</li>
        </ol>
        <p>{dueDate ? fill(submitBy, { day: dueDate }) : submit}</p>
      </Stack>
    </>
  );
}
