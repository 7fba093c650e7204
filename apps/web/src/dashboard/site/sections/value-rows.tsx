import { useSearch } from "@tanstack/react-router";
import { isRecordsKey } from "@visiga/contracts/site";
import { isTextKey, type ValueKey } from "@visiga/contracts/site-texts";
import { fill, formatDay } from "@visiga/i18n/format";
import { type ReactNode, useEffect } from "react";
import { textKind, useValueName } from "#dashboard/shared/words/names.ts";
import { useRecordTitle } from "#dashboard/shared/words/record-lines.ts";
import { GapTags, gapsAt, translationGaps } from "#dashboard/site/editing/translation-gaps.tsx";
import { useEditAddress } from "#dashboard/site/editing/use-edit-address.ts";
import type { SiteForm } from "#dashboard/site/editing/use-site-form.ts";
import { isRemoved } from "#dashboard/site/editing/use-site-values.ts";
import { enteredRecord } from "#dashboard/site/values/record-form.ts";
import { fieldId, withChannels } from "#dashboard/site/values/value-form.ts";
import { useValueTexts } from "#dashboard/site/values/value-texts.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon, type IconName } from "#ui/print/icon.tsx";
import { Tag } from "#ui/text/tag.tsx";
import styles from "./value-rows.module.css";

/** The records of a longer list are named in one row. */
const fewRecords = 8;

interface ValueRowsProps {
  keys: readonly ValueKey[];
  siteForm: SiteForm;
  /** Whether the first is the heading of the others. */
  headed?: boolean;
}

/** Values with their names, one row each; records have rows of their own. A tap opens the form. */
export function ValueRows({ keys, siteForm, headed }: ValueRowsProps) {
  const { at } = useSearch({ from: "/dashboard/frame/site" });
  useEffect(() => {
    const row = at && document.getElementById(`row-${at}`);
    if (!row) return;
    row.scrollIntoView({ block: "center" });
    row.querySelector("button")?.focus({ preventScroll: true });
  }, [at]);
  return (
    <ul className={classNames("ruled", headed && `above-5 ${styles.headed}`)}>
      {keys.map((key) => (
        <li key={key} id={`row-${key}`}>
          <ValueRow name={key} siteForm={siteForm} />
        </li>
      ))}
    </ul>
  );
}

function ValueRow({ name, siteForm }: { name: ValueKey; siteForm: SiteForm }) {
  const { site, records: t } = useDashboardDictionary();
  const nameOf = useValueName();
  const titleOf = useRecordTitle();
  const textsOf = useValueTexts();
  const language = useLanguage();
  const stored = siteForm.storedOf(name);
  const form = siteForm.formOf(name);
  const gaps = translationGaps([stored]);
  const keys = withChannels(name);
  const unsaved = keys.some(siteForm.isChanged) && <Tag>{site.unsaved}</Tag>;
  const { from } = siteForm.plans.planOf(name) ?? {};
  const planned = from && <Tag tone="on">{fill(site.plan.tag, { day: formatDay(from, language) })}</Tag>;
  const sample = keys.some((key) => siteForm.storedOf(key).sample) && <Tag tone="gold">{site.tags.sample}</Tag>;

  if (form.shape !== "records" || !isRecordsKey(name)) {
    const [first, second] = textsOf(name, form);
    const text = first?.text || second?.text || "";
    const lang = first?.text || first?.side === "both" ? undefined : second?.side;
    const own = isTextKey(name) ? textKind(name, site) : nameOf(name);
    return (
      <Row field={name} title={own} text={text} lang={lang} icon={text ? "edit" : "plus"}>
        {isRemoved(stored) && <Tag>{site.tags.removed}</Tag>}
        {text === "" && !isRemoved(stored) && <span className="mute">{site.empty}</span>}
        {unsaved}
        {planned}
        {sample}
        <GapTags gaps={gaps} />
      </Row>
    );
  }
  const count = form.records.length;
  const rows = form.records.map((record) => titleOf(name, enteredRecord(name, record)));
  if (count === 0 || count > fewRecords)
    return (
      <Row
        field={count === 0 ? `${name}.new` : name}
        title={count === 0 ? nameOf(name) : `${nameOf(name)} (${count})`}
        text={rows.map(({ title }) => title).join(" · ")}
        icon={count === 0 ? "plus" : "edit"}
      >
        {count === 0 && <span className="mute">{site.empty}</span>}
        {unsaved}
        {planned}
        {sample}
        <GapTags gaps={gaps} />
      </Row>
    );
  return (
    <>
      <Row field={name} title={nameOf(name)} icon="edit">
        {unsaved}
        {planned}
      </Row>
      <ul className={styles.records}>
        {rows.map(({ title, rest }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record is its place
          <li key={index}>
            <Row field={fieldId(name, String(index))} title={title} text={rest} icon="edit">
              {Boolean(form.records[index]?.sample) && <Tag tone="gold">{site.tags.sample}</Tag>}
              <GapTags gaps={gapsAt(gaps, name, index)} />
            </Row>
          </li>
        ))}
        <li>
          <Row field={`${name}.new`} title={t.of[name].add} icon="plus" />
        </li>
      </ul>
    </>
  );
}

interface RowProps {
  field: string;
  title: string | null;
  text?: string;
  lang?: string | undefined;
  icon: IconName;
  children?: ReactNode;
}

export function Row({ field, title, text, lang, icon, children }: RowProps) {
  const { open } = useEditAddress();
  return (
    <button type="button" className={`row gap-3 ${styles.row}`} aria-haspopup="dialog" onClick={() => open(field)}>
      <span className="fills breaks">
        {title && <b className="block semibold">{title}</b>}
        {text && (
          <span lang={lang} className={`cut ${title ? "small mute" : ""} ${styles.text}`}>
            {text}
          </span>
        )}
        {children && <span className={`wraps small above-1 ${styles.marks}`}>{children}</span>}
      </span>
      <Icon name={icon} />
    </button>
  );
}
