import type { EntryPage } from "@visiga/contracts/entries";
import { arrangedPages, type ManagedEntry } from "@visiga/contracts/managed-entries";
import { hiddenReason } from "@visiga/contracts/visibility";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useState } from "react";
import { useDeferredFocus } from "#dashboard/shared/forms/use-deferred-focus.ts";
import { useListRefresh } from "#dashboard/shared/lists/use-list-feedback.ts";
import { filteredPage, filterOf, pictureFilters } from "#dashboard/shared/place/entries-search.ts";
import { FilterTabs, TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import styles from "./entries-tab.module.css";
import { EditOfPage, ReadEntry } from "./form/edit-of-page.tsx";
import { EntryForm } from "./form/entry-form.tsx";
import type { QueuedNews } from "./form/use-entry-form.ts";
import { BinnedEntries } from "./list/binned-entries.tsx";
import type { EntryDialog } from "./list/entry-card.tsx";
import { DeleteEntryDialog, SendBackDialog } from "./list/entry-dialogs.tsx";
import { EntryList } from "./list/entry-list.tsx";
import { useEntryActions } from "./list/use-entry-actions.ts";
import { useEntriesSearch, useListedEntry } from "./list/use-entry-list.ts";

interface EntriesTabProps {
  uploading: ReactNode;
  /** Content below the list. */
  children: ReactNode;
}

export function EntriesTab({ uploading, children }: EntriesTabProps) {
  const { images, dashboard } = useDashboardDictionary();
  const words = useEntryWords();
  const { page: filter, q, sort, only, year, edit, form, add, arrange } = useEntriesSearch();
  const page = filteredPage(filter);
  const refresh = useListRefresh();
  const replaceListed = useListedEntry();
  const { settling } = useEntryActions();
  const [open, setOpen] = useState<EntryDialog | null>(null);
  const [title, focusTitle] = useDeferredFocus<HTMLHeadingElement>();
  const showToast = useToast();
  const close = () => {
    if (add || form) arrange({}, true);
    else setOpen(null);
  };
  const openDialog = (dialog: EntryDialog) => {
    setOpen(dialog);
    if (dialog.what === "edit") arrange({ form: dialog.entry.id }, true);
  };
  const task = (name: string) =>
    `/dashboard?${new URLSearchParams({ ...(filter !== pictureFilters[0] && { page: filter }), task: name })}`;

  /** Only the form changes the first day of an entry that waits for it. */
  const answersTo = (entry: ManagedEntry) => {
    const edit = { label: images.card.edit, act: () => openDialog({ what: "edit", entry }) };
    return hiddenReason(entry, today()) === "scheduled" ? [edit] : settling(entry);
  };
  /** Only an unfiltered newest-first list is certain to show a new entry; otherwise the tab switches to one. */
  const showNew = (added: EntryPage) => {
    const here = page === undefined || page === added;
    if (q !== "" || only || year || sort !== "newest" || !here)
      arrange({ page: here ? filter : filterOf(added), q: "", sort: "newest", only: undefined, year: undefined });
  };
  const added = (entry: ManagedEntry) => {
    close();
    refresh();
    showToast(words.saved(entry, images.notice.added), undefined, answersTo(entry));
    showNew(entry.page);
  };
  const queued = ({ pictures: count, name }: QueuedNews) => {
    close();
    showToast(fill(images.upload.newsQueued, { count, name }));
    showNew("NEWS");
  };
  const changed = (entry: ManagedEntry) => {
    replaceListed(entry);
    refresh();
  };
  const saved = (entry: ManagedEntry) => {
    close();
    changed(entry);
    showToast(words.saved(entry), undefined, answersTo(entry));
  };
  /** Returns to the entry’s public page at its current address. An entry without a page is shown in this list. */
  const leaveEdited = (entry?: ManagedEntry) => {
    if (entry?.shown && entry.path) location.replace(entry.path);
    else arrange({}, true);
  };
  const editor = (entry: ManagedEntry) => (
    <EntryForm entry={entry} onClose={close} onSaved={saved} onChanged={changed} />
  );

  return (
    <>
      <TabHead title={dashboard.tabs.images} titleRef={title}>
        <div className={`wraps gap-3 ${styles.ways}`}>
          <Button icon="plus" onClick={() => arrange({ add: true }, true)}>
            {images.add}
          </Button>
          <ButtonLink icon="upload" variant="line" to={task("upload")}>
            {images.addMany}
            {uploading}
          </ButtonLink>
          {arrangedPages.some((each) => each === filter) && (
            <ButtonLink icon="list" variant="line" to={task("order")}>
              {images.order.open}
            </ButtonLink>
          )}
        </div>
      </TabHead>
      <FilterTabs
        label={images.fields.page}
        values={pictureFilters}
        words={{ ...images.pages, ...images.filters }}
        value={filter}
        onChange={(chosen) => arrange({ page: chosen, year: undefined })}
      />
      {only === "bin" ? (
        <BinnedEntries key={filter} onEmptied={focusTitle}>
          {children}
        </BinnedEntries>
      ) : (
        <EntryList onOpen={openDialog} onEmptied={focusTitle}>
          {children}
        </EntryList>
      )}
      {add && <EntryForm entry={null} page={page} onClose={close} onSaved={added} onQueued={queued} />}
      {form && (
        <ReadEntry key={form} id={form} known={open?.entry.id === form ? open.entry : undefined} onClose={close}>
          {editor}
        </ReadEntry>
      )}
      {edit && <EditOfPage key={edit} id={edit} onClose={leaveEdited} onChanged={refresh} />}
      {open?.what === "sendBack" && <SendBackDialog entry={open.entry} onClose={close} />}
      {open?.what === "delete" && <DeleteEntryDialog entry={open.entry} onClose={close} />}
    </>
  );
}
