import type { Language } from "@visiga/contracts/languages";
import type { LocalizedSiteValues } from "@visiga/contracts/site";
import { fill, formatDay, formatNumber } from "@visiga/i18n/format";
import { useMark } from "#platform/editing/marks.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Block, Blocks } from "#ui/layout/blocks.tsx";
import columns from "#ui/layout/columns.module.css";
import { Stack } from "#ui/layout/stack.tsx";
import { Icon } from "#ui/print/icon.tsx";
import text from "#ui/text/text.module.css";
import styles from "./application-form.module.css";

/** Price, without the currency (`15,000`), and due date in words. */
export function applicationForm(facts: LocalizedSiteValues, language: Language) {
  const { admissionPrice: price, admissionDueDate: day } = facts;
  return {
    price: price && /^\d+$/.test(price) ? formatNumber(Number(price), language) : price || undefined,
    dueDate: day && !Number.isNaN(Date.parse(day)) ? formatDay(day, language) : day || undefined,
  };
}

export function useApplicationForm(language: Language) {
  const mark = useMark();
  const { price, dueDate } = applicationForm(useSite().facts, language);
  return { price: price && mark("admissionPrice", price), dueDate: dueDate && mark("admissionDueDate", dueDate) };
}

interface FormFigure {
  term: string;
  figure: string | undefined;
  note?: string | undefined;
}

export function FormBlocks({ price, dueDate }: { price: FormFigure; dueDate: FormFigure }) {
  if (!price.figure && !dueDate.figure) return null;
  return (
    <Blocks>
      {price.figure && (
        <Block tone="gold" term={price.term} note={price.note}>
          {price.figure}
        </Block>
      )}
      {dueDate.figure && (
        <Block tone="red" term={dueDate.term} note={dueDate.note}>
          {/* A long month does not fit beside day and year in large type. */}
          {dueDate.figure.replaceAll("\u00a0", " ")}
        </Block>
      )}
    </Blocks>
  );
}

export function LevelForm({ title, note }: { title: string; note: string }) {
  const { form, dueDate: words } = useDictionary().admission;
  const { samples } = useSite();
  const { price, dueDate } = useApplicationForm(useLanguage());
  const dateNote = samples.includes("admissionDueDate") ? words.sample : words.note;
  return (
    <FormBlocks
      price={{ term: title, figure: price && fill(form.price, { price }), note }}
      dueDate={{ term: words.title, figure: dueDate, note: dateNote }}
    />
  );
}

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

interface FormPlacesProps {
  title: string;
  note: string;
  /** Rows of name and location; undefined if none were entered. */
  places: readonly (readonly string[])[] | undefined;
}

export function FormPlaces({ title, note, places = [] }: FormPlacesProps) {
  const named = places.filter(([name]) => name?.trim());
  if (named.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <Stack gap={4}>
        <ul className={classNames(columns.columns, styles.places, named.length % 3 === 0 && styles.three)}>
          {named.map(([name = "", where = ""]) => (
            <li key={name}>
              <Icon name="place" className={`${styles.pin} screen-only`} />
              <div>
                <b>{name}</b>
                {where && <span className={text.mute}>{where}</span>}
              </div>
            </li>
          ))}
        </ul>
        <p>{note}</p>
      </Stack>
    </>
  );
}
