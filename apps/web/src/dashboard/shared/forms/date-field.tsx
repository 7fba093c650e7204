import { formatDay } from "@visiga/i18n/format";
import type { ComponentProps } from "react";
import { isDay } from "#dashboard/shared/words/format-date-time.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";

/** Repeats the day in the site’s format, because browsers show that of any country. */
export function DateField({ hint, ...props }: ComponentProps<typeof TextField>) {
  const language = useLanguage();
  const chosen = isDay(props.value) ? formatDay(props.value, language) : null;
  const words = chosen && hint ? `${chosen}. ${hint}` : (chosen ?? hint);
  return <TextField type="date" {...props} hint={words} />;
}
