import type { EntryRecord } from "@visiga/contracts/entries";
import type { ChangedSelection, ManagedEntry, SelectionChange } from "@visiga/contracts/managed-entries";
import { form } from "@visiga/testing/form";
import type { LightMyRequestResponse } from "fastify";
import type { TestApp } from "./test-app.ts";

type Fields = Readonly<Record<string, string>>;

const words: Fields = { name: "The chapel", title: "EVENTS", page: "GALLERY" };

/** What the routes of an entry take, complete by default. */
export const entryForm = (fields: Fields, picture?: Buffer | null) =>
  form({ ...words, ...fields }, ...(picture ? [{ content: picture }] : []));

export function userClient(api: TestApp, token: string) {
  const send = (method: "POST" | "PUT", url: string, fields: Fields, picture?: Buffer, headers: Fields = {}) => {
    const body = entryForm(fields, picture);
    return api.rest(method, url, { token, ...body, headers: { ...body.headers, ...headers } });
  };
  const query = async <Result>(path: string, input?: unknown): Promise<Result> =>
    data(await api.call("query", path, input, token));
  const mutate = async <Result>(path: string, input?: unknown): Promise<Result> =>
    data(await api.call("mutation", path, input, token));
  return {
    /** Adds an entry and returns the response, whatever its status. */
    post: (fields: Fields = {}, picture?: Buffer, headers?: Fields) =>
      send("POST", "/files/image", fields, picture, headers),
    put: (id: string, fields: Fields = {}, picture?: Buffer) => send("PUT", `/files/edit/${id}`, fields, picture),
    add: async (fields: Fields = {}, picture?: Buffer): Promise<ManagedEntry> =>
      (await send("POST", "/files/image", fields, picture)).json(),
    delete: (id: string) => api.rest("DELETE", `/files/${id}`, { token }),
    list: async (path = ""): Promise<EntryRecord[]> => (await api.rest("GET", `/files${path}`)).json(),
    /** Result of a query. @throws Error with status and code of a failed request */
    query,
    mutate,
    /** Does one thing with entries in their present versions. */
    changeAll: async (ids: readonly string[], to: SelectionChange): Promise<ChangedSelection> => {
      const entries = await Promise.all(ids.map((id) => query<ManagedEntry>("files.read", { id })));
      return mutate("files.changeAll", { entries: entries.map(({ id, version }) => ({ id, version })), to });
    },
    /** Status of the response to the address of an entry's photo. */
    see: async (record: EntryRecord) => (await api.app.inject(String(record.photoUrl))).statusCode,
  };
}

export type UserClient = ReturnType<typeof userClient>;

function data<Result>(response: LightMyRequestResponse): Result {
  const { result, error } = response.json();
  if (error) throw new Error(`${response.statusCode} ${error.data.code}`);
  return result.data;
}
