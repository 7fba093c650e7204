import { brokenAddress } from "@visiga/contracts/formatted-text";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useState } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Group } from "#ui/layout/group.tsx";
import styles from "./entry-form.module.css";
import { formatted, type TextFormat, textFormats } from "./text-format.ts";

interface FormattedFieldProps {
  /** Id of the text area in `children`. */
  id: string;
  text: string;
  children: ReactNode;
}

/** A text area with buttons that put the marks of a format around the selection. */
export function FormattedField({ id, text: written, children }: FormattedFieldProps) {
  const { format } = useDashboardDictionary().images.form;
  // The text in which a format found no words.
  const [wordless, setWordless] = useState<string | null>(null);
  const broken = brokenAddress(written);
  const vague = vagueLink(written);
  const apply = (chosen: TextFormat) => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const change = formatted(chosen, area.value, area.selectionStart, area.selectionEnd);
    setWordless(change ? null : area.value);
    area.focus();
    if (!change) return;
    const { from, to, text, selected } = change;
    area.setRangeText(text, from, to);
    // The form hears of it as of typed text.
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.setSelectionRange(...selected);
  };
  return (
    <div>
      {children}
      <Group className={`wraps gap-2 above-2 ${styles.buttons}`} label={format.label}>
        {textFormats.map((each) => (
          <Button key={each} variant="line" size="row" aria-controls={id} onClick={() => apply(each)}>
            {format[each]}
          </Button>
        ))}
      </Group>
      <p role="status" className={`smaller ${styles.hint}`}>
        {wordless === written
          ? format.noWords
          : broken !== undefined
            ? fill(format.brokenAddress, { address: broken })
            : vague && fill(format.vagueLink, { words: vague })}
      </p>
    </div>
  );
}

/** Words of links that do not say where they lead, in both languages. */
const vague = new Set([
  ..."here|click here|this|this link|link|this page|read more|more|see more".split("|"),
  ..."hapa|bofya hapa|bonyeza hapa|gusa hapa|kiungo|kiungo hiki|ukurasa huu|soma zaidi|zaidi|tazama zaidi".split("|"),
]);

/** The words of the first such link of a text. */
export function vagueLink(text: string): string | undefined {
  const links = [...text.matchAll(/\[([^[\]\n]*)\]\(/g)].map(([, words = ""]) => words.trim());
  return links.find((words) => vague.has(words.toLowerCase().replace(/[.:!>»→…\s]+$/, "")));
}
