import type { EntryCreate } from "@visiga/contracts/entry-requests";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useId } from "react";
import { FileInput } from "#dashboard/shared/forms/fields.tsx";
import { NewsPicturesContext } from "#dashboard/shared/photos/news-pictures.ts";
import { usePictureTypes } from "#dashboard/shared/photos/use-picture-types.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import field from "#ui/controls/field.module.css";
import { Notice } from "#ui/text/notice.tsx";
import { batchNames } from "./batch-names.ts";
import { addPictures, removeItems, startBatch } from "./queue/queue-commands.ts";
import { isChosen, isOfNewsForm } from "./queue/upload-item.ts";
import type { UploadQueue } from "./queue/upload-queue.ts";
import { QueueTiles } from "./queue-tiles.tsx";
import { useUploads } from "./uploads.tsx";

/** Gives the form of news its pictures in the upload queue. */
export function NewsPicturesProvider({ children }: { children: ReactNode }) {
  const { queue, state } = useUploads();
  const items = state.items.filter(isOfNewsForm);
  const pictures = {
    count: items.filter(isChosen).length,
    failed: items.some(({ state }) => state === "failed"),
    add: (files: readonly File[]) => void addPictures(queue, files, "news"),
    send: (news: EntryCreate) => sendNews(queue, news),
    discard: () => void removeItems(queue, isOfNewsForm),
    Field: NewsPicturesField,
  };
  // Also while the queue is read: otherwise the field for one picture would be replaced while somebody uses it.
  return <NewsPicturesContext value={state.phase === "broken" ? null : pictures}>{children}</NewsPicturesContext>;
}

async function sendNews(queue: UploadQueue, news: EntryCreate): Promise<number> {
  const items = queue.state().items.filter((item) => isOfNewsForm(item) && isChosen(item));
  const [cover, ...album] = items;
  if (!cover) return 0;
  const { title, titleSw, eventDay, shownFrom, shownUntil, minors, consent } = news;
  const common = { title: "EVENTS", page: "GALLERY", eventDay, shownFrom, shownUntil, minors, consent } as const;
  const files = album.map(({ fileName }) => fileName);
  const named = (name: string) => batchNames(files, { name, title: name, taken: [] });
  const [names, namesSw] = [named(title), titleSw ? named(titleSw) : []];
  const fields = album.map(({ id }, index): [string, EntryCreate] => [
    id,
    { ...common, name: names[index] ?? title, nameSw: namesSw[index] },
  ]);
  await startBatch(queue, new Map([[cover.id, news], ...fields]), cover.id);
  return items.length;
}

/** Chooses the pictures of news, with thumbnails right below the button. */
function NewsPicturesField({ disabled }: { disabled: boolean }) {
  const { images, dashboard } = useDashboardDictionary();
  const { form: t, upload } = images;
  const { queue, state } = useUploads();
  const types = usePictureTypes();
  const id = useId();
  const items = state.items.filter(isOfNewsForm);
  const usable = items.filter(isChosen);
  const names = new Map(usable.map((item, index) => [item.id, index === 0 ? t.cover : String(index + 1)]));
  // What cannot be used stands first, where it is in view.
  const shown = [...items.filter((item) => !isChosen(item)), ...usable];
  return (
    <div className="above-5">
      <label htmlFor={id} className={`block below-1 ${field.label}`}>
        {t.pictures} <span className="mute">{dashboard.optional}</span>
      </label>
      <FileInput
        id={id}
        multiple
        accept={types.accept}
        disabled={disabled}
        onChoose={(files) => void addPictures(queue, files, "news")}
        line
      >
        {items.length > 0 ? t.morePictures : upload.choose}
      </FileInput>
      {items.some(({ state }) => state === "failed") && (
        <Notice icon="warning" tone="bad" role="alert" className="above-3">
          {upload.newsHeld}
        </Notice>
      )}
      {items.length > 0 && <QueueTiles strip items={shown} names={names} />}
      <small id={`${id}-note`} className={`block above-1 ${field.hint}`}>
        {t.newsPictures}
      </small>
      {state.overQuota > 0 && (
        <Notice icon="warning" tone="bad" role="alert">
          {fill(upload.noRoom, { count: state.overQuota })}
        </Notice>
      )}
    </div>
  );
}
