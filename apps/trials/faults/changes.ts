import { randomUUID } from "node:crypto";
import { type Administrator, type FileState, samplePicture } from "../harness/administrator.ts";

interface State {
  readonly shown: FileState | undefined;
  readonly binned: boolean;
}

interface Change {
  perform(): Promise<unknown>;
  /** Whether the state is the one before the change, or the one after it. */
  isBefore(state: State): boolean;
  isAfter(state: State): boolean;
  readonly subject: { readonly id?: string; readonly name: string };
}

export type Prepare = (client: Administrator) => Promise<Change>;

async function inBin(client: Administrator) {
  const file = await client.add();
  await client.delete(file.id);
  const entry = (await client.bin()).find(({ name }) => name === file.name);
  if (!entry) throw new Error(`${file.name} is not in the bin`);
  return { file, input: { entries: [entry.id] } };
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
    const { file, input } = await inBin(client);
    return {
      subject: file,
      perform: () => client.call("bin.deleteForGood", input),
      isBefore: ({ shown, binned }) => !shown && binned,
      isAfter: ({ shown, binned }) => !shown && !binned,
    };
  },
  restore: async (client) => {
    const { file, input } = await inBin(client);
    return {
      subject: file,
      perform: () => client.call("bin.restore", input),
      isBefore: ({ shown, binned }) => !shown && binned,
      isAfter: ({ shown, binned }) => shown?.photo === file.photo && !binned,
    };
  },
};
