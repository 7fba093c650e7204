import { randomUUID } from "node:crypto";
import { type Administrator, type FileState, samplePicture } from "../harness/administrator.ts";

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

export type Prepare = (client: Administrator) => Promise<Change>;

const binEntry = async (client: Administrator, name: string): Promise<string> => {
  const entry = (await client.bin()).find((each) => each.name === name);
  if (!entry) throw new Error(`${name} is not in the bin`);
  return entry.id;
};

async function inBin(client: Administrator): Promise<{ file: FileState; entry: string }> {
  const file = await client.add();
  await client.delete(file.id);
  return { file, entry: await binEntry(client, file.name) };
}

export const changes: Readonly<Record<string, Prepare>> = {
  upload: async (client) => {
    const name = randomUUID();
    return {
      subject: { name },
      perform: () => client.add({ name }),
      isBefore: ({ shown, binned }) => !shown && !binned,
      isAfter: ({ shown, binned }) => shown?.photo !== undefined && !binned,
    };
  },
  replace: async (client) => {
    const file = await client.add();
    const name = randomUUID();
    return {
      subject: file,
      perform: () => client.edit(file.id, name, samplePicture),
      isBefore: ({ shown }) => shown?.name === file.name && shown.photo === file.photo,
      isAfter: ({ shown }) => shown?.name === name && shown.photo !== file.photo,
    };
  },
  delete: async (client) => {
    const file = await client.add();
    return {
      subject: file,
      perform: () => client.delete(file.id),
      isBefore: ({ shown, binned }) => shown !== undefined && !binned,
      isAfter: ({ shown, binned }) => !shown && binned,
    };
  },
  "delete for good": async (client) => {
    const { file, entry } = await inBin(client);
    return {
      subject: file,
      perform: () => client.call("bin.deleteForGood", { entries: [entry] }),
      isBefore: ({ shown, binned }) => !shown && binned,
      isAfter: ({ shown, binned }) => !shown && !binned,
    };
  },
  restore: async (client) => {
    const { file, entry } = await inBin(client);
    return {
      subject: file,
      perform: () => client.call("bin.restore", { entries: [entry] }),
      isBefore: ({ shown, binned }) => !shown && binned,
      isAfter: ({ shown, binned }) => shown?.photo === file.photo && !binned,
    };
  },
};
