import type { PublicPath } from "@visiga/contracts/public-paths";
import type { SiteKey } from "@visiga/contracts/site";
import { fill } from "@visiga/i18n/format";
import { usePageChoices } from "#dashboard/shared/words/page-names.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { FieldPair, SelectField, TextAreaField, TextField } from "#ui/controls/field.tsx";
import { Tag } from "#ui/text/tag.tsx";
import styles from "./announcements-editor.module.css";
import { ListControls, type ListMove } from "./list-controls.tsx";
import { type AnnouncementForm, fieldId } from "./value-form.ts";
import { useSideNames } from "./value-texts.ts";

interface AnnouncementFieldsProps {
  name: SiteKey;
  index: number;
  count: number;
  item: AnnouncementForm;
  /** Shown on the home page now, queued behind another one, expired, or (null) without a date. */
  state: "shown" | "waits" | "over" | null;
  errorOf: (id: string) => string | undefined;
  onChange: (item: AnnouncementForm, id: string) => void;
  onMove: (index: number, move: ListMove) => void;
}

type Change = { target: { value: string } };

export function AnnouncementFields({
  name,
  index,
  count,
  item,
  state,
  errorOf,
  onChange,
  onMove,
}: AnnouncementFieldsProps) {
  const { announcements: words } = useDashboardDictionary().site;
  const names = useSideNames();
  const pages = usePageChoices();
  const number = index + 1;
  const field = (path: string, value: string, change: (value: string) => AnnouncementForm) => {
    const id = fieldId(name, `${index}.${path}`);
    const onFieldChange = ({ target }: Change) => onChange(change(target.value), id);
    return { id, value, error: errorOf(id), autoComplete: "off", onChange: onFieldChange };
  };
  return (
    <li className={classNames(state === "over" && styles.over)}>
      <div className={styles.head}>
        <h4>{fill(words.number, { number })}</h4>
        {state && <Tag tone={state === "shown" ? "on" : "plain"}>{words[state]}</Tag>}
        <ListControls
          index={index}
          count={count}
          labels={{
            up: fill(words.moveUp, { number }),
            down: fill(words.moveDown, { number }),
            remove: fill(words.removeOne, { number }),
          }}
          onMove={onMove}
        />
      </div>
      <FieldPair>
        {(["en", "sw"] as const).map((side) => (
          <TextAreaField
            key={side}
            label={`${words.text}, ${names[side]}`}
            lang={side}
            rows={3}
            {...field(`text.${side}`, item.text[side], (text) => ({ ...item, text: { ...item.text, [side]: text } }))}
          />
        ))}
      </FieldPair>
      <FieldPair>
        <TextField type="date" label={words.until} {...field("until", item.until, (until) => ({ ...item, until }))} />
        <SelectField
          label={words.link}
          {...field("link.to", item.to, (to) => ({ ...item, to: to as PublicPath | "" }))}
        >
          <option value="">{words.noPage}</option>
          {pages.map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      {item.to && (
        <FieldPair>
          {(["en", "sw"] as const).map((side) => (
            <TextField
              key={side}
              label={`${words.linkText}, ${names[side]}`}
              lang={side}
              {...field(`link.words.${side}`, item.words[side], (text) => ({
                ...item,
                words: { ...item.words, [side]: text },
              }))}
            />
          ))}
        </FieldPair>
      )}
    </li>
  );
}
