import { fill } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import styles from "./formatted-field.module.css";
import { formatted, type TextFormat, textFormats } from "./text-format.ts";
import { vagueLink } from "./vague-links.ts";

interface FormattedFieldProps {
  /** Id of the text area in `children`. */
  id: string;
  /** In the text area. */
  text: string;
  className: string | undefined;
  children: ReactNode;
}

/** A text area with buttons that put the marks of a format around the selection. */
export function FormattedField({ id, text: written, className, children }: FormattedFieldProps) {
  const { format } = useDashboardDictionary().images.form;
  const vague = vagueLink(written);
  const apply = (chosen: TextFormat) => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { from, to, text, selected } = formatted(chosen, area.value, area.selectionStart, area.selectionEnd);
    area.setRangeText(text, from, to);
    // The form hears of it as of typed text.
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.focus();
    area.setSelectionRange(...selected);
  };
  return (
    <div className={className}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a row everywhere */}
      <div className={styles.buttons} role="group" aria-label={format.label}>
        {textFormats.map((each) => (
          <Button key={each} variant="line" size="row" aria-controls={id} onClick={() => apply(each)}>
            {format[each]}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.hint}>
        {vague && fill(format.vagueLink, { words: vague })}
      </p>
    </div>
  );
}
