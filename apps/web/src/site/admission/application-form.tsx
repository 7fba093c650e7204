import { isOver } from "@visiga/contracts/dated-facts";
import type { Language } from "@visiga/contracts/languages";
import type { SiteContent } from "@visiga/contracts/site";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay, formatNumber } from "@visiga/i18n/format";
import { useMark } from "#platform/editing/marks.ts";
import { useLastDate } from "#platform/school/last-date.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Block, Blocks } from "#ui/layout/blocks.tsx";
import columns from "#ui/layout/columns.module.css";
import { Stack } from "#ui/layout/stack.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./application-form.module.css";

/** Price, without the currency (`15,000`), and due date in words, of which `isOver` says whether it is before today. */
export function applicationForm({ facts, today }: Pick<SiteContent, "facts" | "today">, language: Language) {
  const { admissionPrice: price, admissionDueDate: day } = facts;
  return {
    price: price && /^\d+$/.test(price) ? formatNumber(Number(price), language) : price || undefined,
    dueDate: day ? formatDay(day, language) : undefined,
    isOver: Boolean(day && isOver("admissionDueDate", day, today)),
  };
}

function useApplicationForm(language: Language) {
  const mark = useMark();
  const { price, dueDate, isOver } = applicationForm(useSite(), language);
  return {
    price: price && mark("admissionPrice", price),
    dueDate: dueDate && mark("admissionDueDate", dueDate),
    isOver,
  };
}

interface FormBlocksProps {
  language: Language;
  price: { title: string; value: PublicDictionary["admission"]["form"]["price"]; note?: string };
  /** `sample` is the note while the date is a sample. */
  dueDate: { title: string; note?: string; sample: string };
}

export function FormBlocks({ language, price, dueDate }: FormBlocksProps) {
  const { facts, samples } = useSite();
  const reader = useLanguage();
  const { lastDate } = useLastDate(useDictionary().admission.dueDate.over);
  const form = useApplicationForm(language);
  const over = useApplicationForm(reader);
  const coming = form.isOver ? undefined : form.dueDate;
  const dateNote = samples.includes("admissionDueDate") ? dueDate.sample : dueDate.note;
  if (!form.price && !form.dueDate) return null;
  return (
    <Stack gap={4}>
      {(form.price || coming) && (
        <Blocks>
          {form.price && (
            <Block tone="gold" term={price.title} note={price.note}>
              {fill(price.value, { price: form.price })}
            </Block>
          )}
          {coming && (
            <Block tone="red" term={dueDate.title} note={dateNote} until={facts.admissionDueDate}>
              {/* A long month does not fit beside day and year in large type. */}
              <time dateTime={facts.admissionDueDate}>{coming.replaceAll("\u00a0", " ")}</time>
            </Block>
          )}
        </Blocks>
      )}
      {over.isOver && over.dueDate && <p lang={reader}>{lastDate(over.dueDate)}</p>}
    </Stack>
  );
}

export function FormFillers() {
  const { fillers, submit, submitBy, dueDate: words } = useDictionary().admission;
  const { admissionDueDate } = useSite().facts;
  const { untilOver } = useLastDate(words.over);
  const { dueDate, isOver } = useApplicationForm(useLanguage());
  return (
    <>
      <h2>{fillers.title}</h2>
      <Stack gap={4}>
        <ol className={styles.steps}>
          <li>{fillers.parents}</li>
          <li>{fillers.communityLeaders}</li>
          <li>{fillers.parishPriest}</li>
        </ol>
        {dueDate && !isOver && <p {...untilOver(admissionDueDate)}>{fill(submitBy, { day: dueDate })}</p>}
        {!dueDate && <p>{submit}</p>}
      </Stack>
    </>
  );
}

interface FormPlacesProps {
  title: string;
  note: string;
  places: SiteContent["facts"]["placesOLevel"];
}

export function FormPlaces({ title, note, places = [] }: FormPlacesProps) {
  const named = places.filter(({ name }) => name?.trim());
  if (named.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <Stack gap={4}>
        <ul className={classNames(columns.columns, styles.places, named.length % 3 === 0 && styles.three)}>
          {named.map(({ name, where, langs }) => (
            <li key={name}>
              <Icon name="place" className={`red-text below-1 ${styles.pin} screen-only`} />
              <div>
                <b className="block strong" lang={langs?.name}>
                  {name}
                </b>
                {where && (
                  <span className="mute" lang={langs?.where}>
                    {where}
                  </span>
                )}
              </div>
            </li>
          ))}
        </ul>
        <p>{note}</p>
      </Stack>
    </>
  );
}
