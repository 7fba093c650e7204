import type { SiteKey } from "@visiga/contracts/site";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { AnnouncementFields } from "./announcement-fields.tsx";
import styles from "./announcements-editor.module.css";
import { type ListMove, moved, useMovedFocus } from "./list-controls.tsx";
import { type AnnouncementForm, type AnnouncementsForm, fieldId, type ValueForm } from "./value-form.ts";

interface AnnouncementsEditorProps {
  name: SiteKey;
  form: AnnouncementsForm;
  errorOf: (id: string) => string | undefined;
  onChange: (change: (form: ValueForm) => ValueForm, id?: string) => void;
}

const blank: AnnouncementForm = { text: { en: "", sw: "" }, to: "", words: { en: "", sw: "" }, until: "" };

/** Edits the announcements of the home page; a new one is added at the top. */
export function AnnouncementsEditor({ name, form, errorOf, onChange }: AnnouncementsEditorProps) {
  const { announcements: words } = useDashboardDictionary().site;
  const { list, focusAfter, focusField } = useMovedFocus<HTMLDivElement>();
  const rearrange = (change: (items: readonly AnnouncementForm[]) => AnnouncementForm[], id?: string) =>
    onChange((old) => (old.shape === "announcements" ? { ...old, items: change(old.items) } : old), id);
  const move = (index: number, how: ListMove) => {
    focusAfter(index, how);
    rearrange((items) => moved(items, index, how));
  };
  const add = () => {
    focusField(fieldId(name, "0.text.en"));
    rearrange((items) => [blank, ...items]);
  };
  const day = today();
  const shown = form.items.findIndex(({ until }) => until >= day);
  const stateOf = ({ until }: AnnouncementForm, index: number) =>
    index === shown ? "shown" : until && until < day ? "over" : until ? "waits" : null;

  return (
    <div ref={list} className={styles.list}>
      <p className={styles.lead}>{shown < 0 ? words.none : words.lead}</p>
      <Button variant="line" size="row" onClick={add} data-add>
        <Icon name="plus" />
        {words.add}
      </Button>
      <ol>
        {form.items.map((item, index) => (
          <AnnouncementFields
            // biome-ignore lint/suspicious/noArrayIndexKey: an announcement is its place; its fields hold nothing of their own
            key={index}
            name={name}
            index={index}
            count={form.items.length}
            item={item}
            state={stateOf(item, index)}
            errorOf={errorOf}
            onChange={(next, id) => rearrange((items) => items.map((each, at) => (at === index ? next : each)), id)}
            onMove={move}
          />
        ))}
      </ol>
    </div>
  );
}
