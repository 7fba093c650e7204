import type { BinnedEntries, ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useState } from "react";
import { useDeferredFocus } from "#dashboard/shared/forms/use-deferred-focus.ts";
import { useListRefresh } from "#dashboard/shared/lists/use-paged-list.ts";
import { useSelection } from "#dashboard/shared/lists/use-selection.ts";
import { useDashboardPlace } from "#dashboard/shared/place/dashboard-place.ts";
import { filteredPage, filterOf, pictureFilters } from "#dashboard/shared/place/picture-filter.ts";
import { FilterTabs } from "#dashboard/shared/tab/filter-tabs.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { fileDisplayName, savedWords } from "#dashboard/shared/words/file-words.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { FilesHead } from "./files-head.tsx";
import { EditOfPage } from "./form/edit-of-page.tsx";
import { FileForm } from "./form/file-form.tsx";
import { DeleteFileDialog } from "./list/delete-file-dialog.tsx";
import { FileList } from "./list/file-list.tsx";
import { FileSelectionDock } from "./list/file-selection-dock.tsx";
import { FileTools } from "./list/file-tools.tsx";
import { useFileActions } from "./list/use-file-actions.ts";
import { useFileList, useListedFile } from "./list/use-file-list.ts";

type Open = { readonly what: "add" } | { readonly what: "edit" | "delete"; readonly file: ManagedFile };

interface FilesTabProps {
  /** Progress of the upload queue. */
  uploading: ReactNode;
  /** Content below the list. It is rendered after the list has loaded, so that it does not shift. */
  children: ReactNode;
}

export function FilesTab({ uploading, children }: FilesTabProps) {
  const { images } = useDashboardDictionary();
  const language = useLanguage();
  const place = useDashboardPlace();
  const { filter, q, sort, only, edit, show, arrange } = place;
  const page = filteredPage(filter);
  const list = useFileList({ page, q, sort, only });
  const refresh = useListRefresh();
  const replaceListed = useListedFile();
  const actions = useFileActions();
  const selection = useSelection<ManagedFile>(JSON.stringify([filter, q, only]));
  const [open, setOpen] = useState<Open | null>(null);
  const [title, focusTitle] = useDeferredFocus<HTMLHeadingElement>();
  const showToast = useToast();
  const close = () => setOpen(null);

  const added = (file: ManagedFile) => {
    close();
    refresh();
    showToast(savedWords(file, images, language, images.notice.added));
    // Only an unfiltered newest-first list is certain to show the new file; otherwise the tab switches to one.
    const here = page === undefined || page === file.page;
    if (q !== "" || only || sort !== "newest" || !here) show(here ? filter : filterOf(file.page));
  };
  const changed = (file: ManagedFile) => {
    replaceListed(file);
    refresh();
  };
  const saved = (file: ManagedFile) => {
    close();
    changed(file);
    showToast(savedWords(file, images, language));
  };
  /** Returns to the file’s public page at its current address. A file without a page is shown in this list. */
  const leaveEdited = (file?: ManagedFile) => {
    if (file?.shown && file.path) location.replace(file.path);
    else arrange({}, true);
  };
  const deleted = (file: ManagedFile, { entries }: BinnedEntries) => {
    close();
    const name = fileDisplayName(file, language, images.card.untitled);
    actions.reportBinned(fill(images.notice.binned, { name }), entries);
  };

  return (
    <>
      <FilesHead titleRef={title} filter={filter} uploading={uploading}>
        <Button onClick={() => setOpen({ what: "add" })}>
          <Icon name="plus" />
          {images.add}
        </Button>
      </FilesHead>
      <FilterTabs
        label={images.filterLabel}
        tabs={pictureFilters.map((value) => ({ value, label: images.filters[value] }))}
        value={filter}
        onChange={(value) => arrange({ page: value })}
      />
      <FileTools place={place} selection={selection} />
      <FileList
        list={list}
        place={place}
        selection={selection}
        onEdit={(file) => setOpen({ what: "edit", file })}
        onDelete={(file) => setOpen({ what: "delete", file })}
        actions={actions}
        onAllBack={() => {
          actions.putBackRestored();
          focusTitle();
        }}
      />
      {(list.items || list.failed) && children}
      {selection.on && <FileSelectionDock selection={selection} page={page} actions={actions} />}
      {open?.what === "add" && <FileForm file={null} page={page} onClose={close} onSaved={added} />}
      {open?.what === "edit" && <FileForm file={open.file} onClose={close} onSaved={saved} onChanged={changed} />}
      {edit && <EditOfPage key={edit} id={edit} onClose={leaveEdited} onChanged={refresh} />}
      {open?.what === "delete" && <DeleteFileDialog file={open.file} onClose={close} onDeleted={deleted} />}
    </>
  );
}
