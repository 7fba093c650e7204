import { arrangedPages, type ManagedFile } from "@visiga/contracts/managed-files";
import { hiddenReason } from "@visiga/contracts/visibility";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useState } from "react";
import { useDeferredFocus } from "#dashboard/shared/forms/use-deferred-focus.ts";
import { useSelection } from "#dashboard/shared/lists/selection-dock.tsx";
import { useListRefresh } from "#dashboard/shared/lists/use-list-feedback.ts";
import { filteredPage, filterOf, pictureFilters } from "#dashboard/shared/place/picture-filter.ts";
import { FilterTabs, TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFileWords } from "#dashboard/shared/words/file-words.ts";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import styles from "./files-tab.module.css";
import { EditOfPage } from "./form/edit-of-page.tsx";
import { FileForm } from "./form/file-form.tsx";
import type { FileDialog } from "./list/file-card.tsx";
import { DeleteFileDialog, SendBackDialog } from "./list/file-dialogs.tsx";
import { FileList } from "./list/file-list.tsx";
import { FileSelectionDock, FileTools } from "./list/file-tools.tsx";
import { useFileActions } from "./list/use-file-actions.ts";
import { useFileList, useFilesSearch, useListedFile } from "./list/use-file-list.ts";

interface FilesTabProps {
  uploading: ReactNode;
  /** Content below the list. It is rendered after the list has loaded, so that it does not shift. */
  children: ReactNode;
}

export function FilesTab({ uploading, children }: FilesTabProps) {
  const { images, dashboard } = useDashboardDictionary();
  const words = useFileWords();
  const search = useFilesSearch();
  const { page: filter, q, sort, only, edit, add, arrange } = search;
  const page = filteredPage(filter);
  const list = useFileList(page, search);
  const refresh = useListRefresh();
  const replaceListed = useListedFile();
  const actions = useFileActions();
  const selection = useSelection<ManagedFile>(list.items);
  const [open, setOpen] = useState<{ readonly what: "add" } | FileDialog | null>(null);
  const [title, focusTitle] = useDeferredFocus<HTMLHeadingElement>();
  const showToast = useToast();
  const close = () => {
    setOpen(null);
    if (add) arrange({}, true);
  };
  const task = (name: string) =>
    `/dashboard?${new URLSearchParams({ ...(filter !== pictureFilters[0] && { page: filter }), task: name })}`;

  /** Only the form changes the first day of a file that waits for it. */
  const answersTo = (file: ManagedFile) => {
    const edit = { label: images.card.edit, act: () => setOpen({ what: "edit", file }) };
    return hiddenReason(file, today()) === "scheduled" ? [edit] : actions.settling(file);
  };
  const added = (file: ManagedFile) => {
    close();
    refresh();
    showToast(words.saved(file, images.notice.added), undefined, answersTo(file));
    // Only an unfiltered newest-first list is certain to show the new file; otherwise the tab switches to one.
    const here = page === undefined || page === file.page;
    if (q !== "" || only || sort !== "newest" || !here)
      arrange({ page: here ? filter : filterOf(file.page), q: "", sort: "newest", only: undefined });
  };
  const changed = (file: ManagedFile) => {
    replaceListed(file);
    refresh();
  };
  const saved = (file: ManagedFile) => {
    close();
    changed(file);
    showToast(words.saved(file), undefined, answersTo(file));
  };
  /** Returns to the file’s public page at its current address. A file without a page is shown in this list. */
  const leaveEdited = (file?: ManagedFile) => {
    if (file?.shown && file.path) location.replace(file.path);
    else arrange({}, true);
  };

  return (
    <>
      <TabHead title={dashboard.tabs.images} titleRef={title}>
        <div className={`wraps gap-3 ${styles.ways}`}>
          <Button icon="plus" onClick={() => setOpen({ what: "add" })}>
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
        onChange={(chosen) => arrange({ page: chosen })}
      />
      <FileTools selection={selection} />
      <FileList
        list={list}
        selection={selection}
        actions={actions}
        onOpen={setOpen}
        onAllBack={() => {
          actions.putBackRestored();
          focusTitle();
        }}
      />
      {(list.items || list.failed) && children}
      {selection.on && <FileSelectionDock selection={selection} page={page} actions={actions} />}
      {(open?.what === "add" || add) && <FileForm file={null} page={page} onClose={close} onSaved={added} />}
      {open?.what === "edit" && <FileForm file={open.file} onClose={close} onSaved={saved} onChanged={changed} />}
      {edit && <EditOfPage key={edit} id={edit} onClose={leaveEdited} onChanged={refresh} />}
      {open?.what === "sendBack" && (
        <SendBackDialog
          file={open.file}
          onClose={close}
          onSent={(file) => {
            close();
            changed(file);
            showToast(fill(images.review.isSentBack, { name: words.nameOf(file) }));
          }}
        />
      )}
      {open?.what === "delete" && (
        <DeleteFileDialog file={open.file} onClose={close} reportBinned={actions.reportBinned} />
      )}
    </>
  );
}
