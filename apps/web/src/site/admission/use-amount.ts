import { fill, formatNumber } from "@visiga/i18n/format";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";

/** Returns a function that writes an amount in shillings: `Tsh 1,500,000`, never broken over lines. */
export function useAmount(): (amount: number) => string {
  const words = useDictionary().joining.amount;
  const language = useLanguage();
  return (amount) => fill(words, { amount: formatNumber(amount, language) }).replaceAll(" ", "\u00a0");
}
