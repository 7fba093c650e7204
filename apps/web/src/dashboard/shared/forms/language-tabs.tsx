import { type Language, languages } from "@visiga/contracts/languages";
import type { ComponentProps } from "react";
import { useLanguageNames } from "#dashboard/shared/words/names.ts";
import { RadioTabs } from "#ui/controls/radio-tabs.tsx";

/** Chooses one of the two languages, each by its name. */
export function LanguageTabs(props: Omit<ComponentProps<typeof RadioTabs<Language>>, "options">) {
  const names = useLanguageNames();
  return <RadioTabs {...props} options={languages.map((value) => ({ value, label: names[value] }))} />;
}
