import type { FileRecord } from "@visiga/contracts/files";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useDashboardPlace } from "../frame/dashboard-place.ts";
import { TabHead } from "../frame/tab-head.tsx";
import { useSay } from "../frame/toasts.tsx";
import { useLaterFocus } from "../frame/use-later-focus.ts";
import { DeleteFileDialog } from "./delete-file-dialog.tsx";
import { fileFilters, filteredPage, filterOf } from "./file-filter.ts";
import { FileForm } from "./file-form.tsx";
import { FileList } from "./file-list.tsx";
import { useFileList } from "./use-file-list.ts";

type Open = { readonly what: "add" } | { readonly what: "edit" | "delete"; readonly record: FileRecord };

/** The Images tab: pictures of one page or of all, and what is done with them. */
export function FilesTab() {
  const { images } = useDashboardDictionary();
  const { filter, show } = useDashboardPlace();
  const list = useFileList(filteredPage(filter));
  const [open, setOpen] = useState<Open | null>(null);
  const [title, focusTitle] = useLaterFocus<HTMLHeadingElement>();
  const say = useSay();
  const close = () => setOpen(null);

  const added = (record: FileRecord) => {
    close();
    list.add(record);
    say(fill(images.notice.added, { name: record.name }));
    if (filter !== "ALL" && filteredPage(filter) !== record.page) show(filterOf(record.page));
  };
  const saved = (record: FileRecord) => {
    close();
    list.replace(record);
    say(fill(images.notice.saved, { name: record.name }));
  };
  const deleted = (record: FileRecord) => {
    close();
    list.remove(record);
    say(fill(images.notice.deleted, { name: record.name }));
    focusTitle();
  };

  return (
    <>
      <TabHead title={images.title} titleRef={title}>
        <Button onClick={() => setOpen({ what: "add" })}>
          <Icon name="plus" />
          {images.add}
        </Button>
      </TabHead>
      <Tabs
        label={images.filterLabel}
        variant="line"
        tabs={fileFilters.map((value) => ({ value, label: images.filters[value] }))}
        value={filter}
        onChange={show}
      />
      <FileList
        list={list}
        onEdit={(record) => setOpen({ what: "edit", record })}
        onDelete={(record) => setOpen({ what: "delete", record })}
      />
      {open?.what === "add" && <FileForm record={null} onClose={close} onSaved={added} />}
      {open?.what === "edit" && <FileForm record={open.record} onClose={close} onSaved={saved} />}
      {open?.what === "delete" && <DeleteFileDialog record={open.record} onClose={close} onDeleted={deleted} />}
    </>
  );
}
