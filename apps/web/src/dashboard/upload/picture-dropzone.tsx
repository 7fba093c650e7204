import { useEffect, useEffectEvent, useId, useState } from "react";
import { FileInput } from "#dashboard/shared/forms/fields.tsx";
import { usePictureTypes } from "#dashboard/shared/photos/use-picture-types.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/print/icon.tsx";
import { droppedFiles } from "./dropped-files.ts";
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
    <div className={classNames("breaks", styles.dropzone, over && styles.over)}>
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
