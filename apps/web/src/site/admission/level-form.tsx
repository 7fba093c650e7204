import { fill } from "@visiga/i18n/format";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { applicationForm } from "./application-form.ts";
import { FormBlocks } from "./form-blocks.tsx";

export function LevelForm({ title, note }: { title: string; note: string }) {
  const { form, dueDate } = useDictionary().admission;
  const { facts, samples } = useSite();
  const entered = applicationForm(facts, useLanguage());
  return (
    <FormBlocks
      price={{ term: title, figure: entered.price && fill(form.price, { price: entered.price }), note }}
      dueDate={{
        term: dueDate.title,
        figure: entered.dueDate,
        note: samples.includes("admissionDueDate") ? dueDate.sample : dueDate.note,
      }}
    />
  );
}
