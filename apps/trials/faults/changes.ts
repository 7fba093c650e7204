import { randomUUID } from "node:crypto";
import type { Editor, FileState } from "../bench/editor.ts";

export interface State {
  readonly shown: FileState | undefined;
  readonly binned: boolean;
}

export interface Change {
  perform(): Promise<unknown>;
  /** Whether the state is the one before the change, or the one after it. */
  isBefore(state: State): boolean;
  isAfter(state: State): boolean;
  readonly subject: { readonly id?: string; readonly name: string };
}

export type Prepare = (editor: Editor) => Promise<Change>;

const binEntry = async (editor: Editor, name: string): Promise<string> => {
  const entry = (await editor.bin()).find((each) => each.name === name);
  if (!entry) throw new Error(`${name} is not in the bin`);
  return entry.id;
};

async function inBin(editor: Editor): Promise<{ file: FileState; entry: string }> {
  const file = await editor.add();
  await editor.delete(file.id);
  return { file, entry: await binEntry(editor, file.name) };
}

export const changes: Readonly<Record<string, Prepare>> = {
  upload: async (editor) => {
    const name = randomUUID();
    return {
      subject: { name },
      perform: () => editor.add(name),
      isBefore: ({ shown, binned }) => !shown && !binned,
      isAfter: ({ shown, binned }) => shown?.photo !== undefined && !binned,
    };
  },
  replace: async (editor) => {
    const file = await editor.add();
    const name = randomUUID();
    return {
      subject: file,
      perform: () => editor.replacePicture(file.id, name),
      isBefore: ({ shown }) => shown?.name === file.name && shown.photo === file.photo,
      isAfter: ({ shown }) => shown?.name === name && shown.photo !== file.photo,
    };
  },
  delete: async (editor) => {
    const file = await editor.add();
    return {
      subject: file,
      perform: () => editor.delete(file.id),
      isBefore: ({ shown, binned }) => shown !== undefined && !binned,
      isAfter: ({ shown, binned }) => !shown && binned,
    };
  },
  "delete for good": async (editor) => {
    const { file, entry } = await inBin(editor);
    return {
      subject: file,
      perform: () => editor.deleteForGood(entry),
      isBefore: ({ shown, binned }) => !shown && binned,
      isAfter: ({ shown, binned }) => !shown && !binned,
    };
  },
  restore: async (editor) => {
    const { file, entry } = await inBin(editor);
    return {
      subject: file,
      perform: () => editor.restore(entry),
      isBefore: ({ shown, binned }) => !shown && binned,
      isAfter: ({ shown, binned }) => shown?.photo === file.photo && !binned,
    };
  },
};
