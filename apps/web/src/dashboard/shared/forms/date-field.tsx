import { formatDay } from "@visiga/i18n/format";
import type { ComponentProps } from "react";
import { useLanguage } from "#platform/words/dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";

/**
 * A day, chosen in the browser’s own form, which may be that of another country. The hint repeats it as the site
 * writes days.
 */
export function DateField({ hint, ...props }: ComponentProps<typeof TextField>) {
  const language = useLanguage();
  const chosen = isDay(props.value) ? formatDay(props.value, language) : null;
  const words = chosen && hint ? `${chosen}. ${hint}` : (chosen ?? hint);
  return <TextField type="date" {...props} hint={words} />;
}

/** A browser also gives years of more than four digits while somebody types, which are no days. */
export const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
