import type { EntryCreate } from "@visiga/contracts/entry-requests";
import type { ReactNode } from "react";
import { NewsPicturesContext } from "#dashboard/shared/photos/news-pictures.ts";
import { batchNames } from "./batch-names.ts";
import { NewsPicturesField } from "./news-pictures-field.tsx";
import { addPictures, removeItems, startBatch } from "./queue/queue-commands.ts";
import { isChosen, isOfNewsForm } from "./queue/upload-item.ts";
import type { UploadQueue } from "./queue/upload-queue.ts";
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
  // Also while the queue is read: the field for one picture would be replaced under the hand.
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
