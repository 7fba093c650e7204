import { useEffect, useEffectEvent, useId, useState } from "react";
import { FileInput } from "#dashboard/shared/forms/fields.tsx";
import { usePictureTypes } from "#dashboard/shared/photos/use-picture-types.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./picture-dropzone.module.css";

/** Accepts pictures that are chosen, dropped or pasted anywhere in the window. */
export function PictureDropzone({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const { upload } = useDashboardDictionary().images;
  const types = usePictureTypes();
  const id = useId();
  const [over, setOver] = useState(false);
  const add = useEffectEvent(onAdd);

  useEffect(() => {
    const stop = new AbortController();
    const take = (files: readonly File[]) => {
      if (files.length > 0) add(files);
      return files.length > 0;
    };
    const onPaste = (event: ClipboardEvent) => {
      // Some programs copy text together with an image of it.
      const typing = event.target instanceof HTMLInputElement && event.clipboardData?.types.includes("text/plain");
      if (!typing && take([...(event.clipboardData?.files ?? [])])) event.preventDefault();
    };
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      // Otherwise the browser would navigate to the dropped picture.
      event.preventDefault();
      setOver(event.type === "dragover");
      if (event.type === "drop") void droppedFiles(event.dataTransfer).then(take);
    };
    const { signal } = stop;
    window.addEventListener("paste", onPaste, { signal });
    for (const type of ["dragover", "dragleave", "drop"] as const) window.addEventListener(type, onDrag, { signal });
    return () => stop.abort();
  }, []);

  return (
    <div className={classNames("stack breaks", styles.dropzone, over && styles.over)}>
      <b>{upload.drop}</b>
      <span id={`${id}-note`} className="small mute">
        {types.name(upload.dropHint)}
      </span>
      <FileInput id={id} multiple accept={types.accept} onChoose={onAdd} line className="above-2">
        <Icon name="picture" />
        {upload.choose}
      </FileInput>
    </div>
  );
}

/** What computers put into folders by themselves. */
const unseen = /^(\..*|thumbs\.db|desktop\.ini)$/i;

/** The files that were dropped, with those in dropped folders. Call it during the event, after which its data is gone. */
async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const dropped = [...data.items].map((item) => item.webkitGetAsEntry() ?? item.getAsFile());
  const files = await Promise.all(dropped.map((each) => (each === null ? [] : filesOf(each))));
  return files.flat();
}

async function filesOf(dropped: File | FileSystemEntry): Promise<File[]> {
  if (dropped instanceof File) return [dropped];
  if (isFolder(dropped)) {
    const entries = (await entriesOf(dropped)).filter(({ name }) => !unseen.test(name));
    entries.sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
    return (await Promise.all(entries.map(filesOf))).flat();
  }
  const entry = dropped as FileSystemFileEntry;
  return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Browsers give the entries of a folder by the hundred. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const more = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (more.length === 0) return entries;
    entries.push(...more);
  }
}
