import type { TranslationState } from "@visiga/contracts/site-editing";
import { fill } from "@visiga/i18n/format";
import type { EditedEntry } from "#dashboard/site/entries/edited-entry.ts";
import panel from "#dashboard/site/panel.module.css";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { lackingOf } from "./lacking.ts";
import styles from "./lacking-section.module.css";
import { sectionOf } from "./section-keys.ts";
import { sitePath } from "./site-path.ts";

interface LackingSectionProps {
  entries: readonly EditedEntry[];
  /** With the field to write in, or the beginning of its id. */
  onTranslate: (field: string) => void;
}

/** The texts that are not in both languages as they should be, each with the way to its field. */
export function LackingSection({ entries, onTranslate }: LackingSectionProps) {
  const { site } = useDashboardDictionary();
  const words = site.translation;
  const lacking = lackingOf(entries);
  const states: Readonly<Record<Exclude<TranslationState, "complete">, string>> = {
    missing: site.tags.noSwahili,
    englishLater: words.later,
    swahiliLater: words.swahiliLater,
  };
  return (
    <section className={panel.panel}>
      <h2>{site.sections.translation}</h2>
      <p>{lacking.length > 0 ? words.lead : words.none}</p>
      <ul className={styles.list}>
        {lacking.map(({ key, text, state, field }) => {
          const name = text ?? site.keys[key];
          return (
            <li key={field}>
              <div>
                <b>{name}</b>
                <small>
                  {site.sections[sectionOf(key)]} · {states[state]}
                </small>
              </div>
              <TextLink
                to={sitePath(sectionOf(key))}
                aria-label={fill(words.translateOne, { name })}
                onClick={() => onTranslate(field)}
              >
                {words.translate}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
