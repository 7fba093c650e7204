import type { BinnedEntries, ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useState } from "react";
import { useDeferredFocus } from "#dashboard/kit/forms/use-deferred-focus.ts";
import { useDashboardPlace } from "#dashboard/kit/place/dashboard-place.ts";
import { fileFilters, filteredPage, filterOf } from "#dashboard/kit/place/file-filter.ts";
import { FilterTabs } from "#dashboard/kit/tab/filter-tabs.tsx";
import { useToast } from "#dashboard/kit/toasts/toasts.tsx";
import { savedWords } from "#dashboard/kit/words/saved-words.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { shownName } from "#platform/words/shown-name.ts";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { FilesHead } from "./files-head.tsx";
import { EditOfPage } from "./form/edit-of-page.tsx";
import { FileForm } from "./form/file-form.tsx";
import { DeleteFileDialog } from "./list/delete-file-dialog.tsx";
import { FileList } from "./list/file-list.tsx";
import { FileTools } from "./list/file-tools.tsx";
import { SelectionDock } from "./list/selection-dock.tsx";
import { UnsaidNotice } from "./list/unsaid-notice.tsx";
import { useFileActions } from "./list/use-file-actions.ts";
import { useFileList } from "./list/use-file-list.ts";
import { useSelection } from "./list/use-selection.ts";
import { PageWeight } from "./weights/page-weight.tsx";

type Open = { readonly what: "add" } | { readonly what: "edit" | "delete"; readonly file: ManagedFile };

/** Images tab: the files of one page or of all. */
export function FilesTab({ uploading }: { uploading: ReactNode }) {
  const { images } = useDashboardDictionary();
  const place = useDashboardPlace();
  const { filter, q, sort, only, edit, show, arrange } = place;
  const page = filteredPage(filter);
  const list = useFileList({ page, q, sort, only });
  const actions = useFileActions(list);
  const selection = useSelection(JSON.stringify([filter, q, only]));
  const [open, setOpen] = useState<Open | null>(null);
  const [title, focusTitle] = useDeferredFocus<HTMLHeadingElement>();
  const showToast = useToast();
  const close = () => setOpen(null);

  const added = (file: ManagedFile) => {
    close();
    list.add(file);
    showToast(savedWords(file, images, images.notice.added));
    // Only a plain newest-first list is sure to show the new file; otherwise the tab switches to one.
    const here = page === undefined || page === file.page;
    if (q !== "" || only || sort !== "newest" || !here) show(here ? filter : filterOf(file.page));
  };
  const saved = (file: ManagedFile) => {
    close();
    list.replace(file);
    showToast(savedWords(file, images));
  };
  /** Back to the file's own page, whose address may be a new one; without a page it is here that the file is found. */
  const leaveEdited = (file?: ManagedFile) => {
    if (file?.shown && file.path) location.replace(file.path);
    else arrange({}, true);
  };
  const deleted = (file: ManagedFile, { entries }: BinnedEntries) => {
    close();
    list.remove([file.id]);
    actions.showBinned(fill(images.notice.binned, { name: shownName(file.name, images.card.untitled) }), entries);
    focusTitle();
  };

  return (
    <>
      <FilesHead filter={filter} titleRef={title} uploading={uploading}>
        <Button onClick={() => setOpen({ what: "add" })}>
          <Icon name="plus" />
          {images.add}
        </Button>
      </FilesHead>
      <FilterTabs
        label={images.filterLabel}
        tabs={fileFilters.map((value) => ({ value, label: images.filters[value] }))}
        value={filter}
        onChange={(value) => arrange({ page: value })}
      />
      <PageWeight key={filter} filter={filter} listed={list.items !== undefined} />
      <UnsaidNotice place={place} />
      <FileTools place={place} selection={selection} />
      <FileList
        list={list}
        place={place}
        selection={selection}
        onEdit={(file) => setOpen({ what: "edit", file })}
        onDelete={(file) => setOpen({ what: "delete", file })}
        onTakenDown={(file, takenDown) => {
          actions.setTakenDown(file, takenDown);
          if (only === "takenDown") focusTitle();
        }}
        onConsent={(file) => {
          actions.noteConsent(file);
          focusTitle();
        }}
        onMinors={(file, minors) => {
          actions.sayMinors(file, minors);
          focusTitle();
        }}
        onConfirmSample={(file) => {
          actions.confirmSample(file);
          focusTitle();
        }}
      />
      {selection.on && <SelectionDock selection={selection} page={page} actions={actions} onGone={focusTitle} />}
      {open?.what === "add" && <FileForm file={null} onClose={close} onSaved={added} />}
      {open?.what === "edit" && <FileForm file={open.file} onClose={close} onSaved={saved} onChanged={list.replace} />}
      {edit && <EditOfPage key={edit} id={edit} onClose={leaveEdited} onChanged={list.replace} />}
      {open?.what === "delete" && <DeleteFileDialog file={open.file} onClose={close} onDeleted={deleted} />}
    </>
  );
}
