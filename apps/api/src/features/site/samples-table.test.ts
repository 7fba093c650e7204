import { isDeepStrictEqual } from "node:util";
import { textKey, type ValueKey } from "@visiga/contracts/site-texts";
import { about } from "@visiga/i18n/en/about";
import { about as kuhusu } from "@visiga/i18n/sw/about";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";
import { insertSampleSite } from "./sample-site.ts";

const { api, token, client } = await useTestApp({ user: { role: "ADMIN" } });
const call = async (kind: "query" | "mutation", path: string, input?: object) => {
  const answer = await api.call(kind, path, input, token);
  return answer.statusCode === 404 ? null : answer.json().result.data;
};

type Result = "sample" | "confirmed" | "ours" | "gone";
interface Content {
  readonly state: () => Promise<Result>;
  readonly save: () => Promise<unknown>;
  readonly edit: () => Promise<unknown>;
  readonly confirm: () => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
  /** Undoes an edit or a removal: from the earlier versions, of a picture from the bin. */
  readonly restore: () => Promise<unknown>;
}

const restoreFromBin = async () => {
  const { items } = await call("query", "bin.list", {});
  return call("mutation", "bin.restore", { entries: [items[0].id] });
};

function ofSite(key: ValueKey, shipped: unknown, ours: unknown): Content {
  const entry = async () => {
    const { entries } = await call("query", "site.entries");
    return entries.find((each: { key: string }) => each.key === key) ?? { version: 0, sample: true };
  };
  const change = async (procedure: string, input: object = {}) =>
    call("mutation", `site.${procedure}`, { key, version: (await entry()).version, ...input });
  return {
    state: async () => {
      const { value, sample } = await entry();
      if (sample) return "sample";
      if (value === null || isDeepStrictEqual(value, { en: "", sw: "" })) return "gone";
      return isDeepStrictEqual(value, shipped) ? "confirmed" : "ours";
    },
    save: () => change("save", { value: shipped }),
    edit: () => change("save", { value: ours }),
    confirm: () => change("confirmSample"),
    remove: () => (key.startsWith("text.") ? change("removeText") : change("save", { value: null })),
    restore: async () => {
      const { versions } = await call("query", "site.versions", { key });
      return change("returnTo", { revision: versions[0].id });
    },
  };
}

let id: string;
const picture: Content = {
  state: async () => {
    const file = await call("query", "files.read", { id });
    if (file?.sample) return "sample";
    return !file ? "gone" : file.name === "Sample" ? "confirmed" : "ours";
  },
  save: () => client.put(id, { name: "Sample" }),
  edit: () => client.put(id, { name: "Ours" }),
  confirm: () => call("mutation", "files.confirmSample", { id }),
  remove: () => call("mutation", "files.bin", { ids: [id] }),
  restore: restoreFromBin,
};

const contents = {
  value: ofSite("rectorName", "Sample Rector", "Rev. Ours"),
  record: ofSite("firstStudents", [{ name: "Sample A" }], [{ name: "Ours" }]),
  text: ofSite(
    textKey("about.vision.text"),
    { en: about.vision.text, sw: kuhusu.vision.text },
    { en: "Ours.", sw: "Yetu." },
  ),
  picture,
};
const all = ["value", "record", "text", "picture"] as const;
const withVersions = ["value", "record", "text"] as const;

beforeEach(async () => {
  await api.database.query("TRUNCATE site_value, file, shipped, confirmed, revision CASCADE");
  await insertSampleSite(api.database.manager, { rectorName: "Sample Rector", firstStudents: [{ name: "Sample A" }] });
  const insert = "INSERT INTO file (name, title, page) VALUES ('Sample', 'EVENTS', 'GALLERY') RETURNING id";
  [{ id }] = await api.database.query(insert);
  await api.database.query("INSERT INTO shipped VALUES ('picture', $1, 'null')", [id]);
});

const table: readonly [actions: string, result: Result, of: readonly (keyof typeof contents)[]][] = [
  ["", "sample", all],
  ["save", "confirmed", all],
  ["confirm", "confirmed", all],
  ["confirm confirm", "confirmed", all],
  ["edit", "ours", all],
  ["edit restore", "sample", withVersions],
  ["edit restore confirm", "confirmed", withVersions],
  ["confirm edit restore", "confirmed", withVersions],
  ["edit save", "confirmed", ["value", "record"]],
  ["edit save", "sample", ["text"]],
  ["confirm edit save", "confirmed", withVersions],
  ["remove", "gone", all],
  ["remove restore", "sample", all],
  ["confirm remove restore", "confirmed", all],
  ["edit remove restore", "ours", all],
  ["removeAll", "gone", all],
  ["removeAll undo", "sample", all],
  ["removeAll undo confirm", "confirmed", all],
  ["confirm removeAll", "confirmed", all],
  ["edit removeAll", "ours", all],
];

test.each(table.flatMap(([actions, result, of]) => of.map((each) => [each, actions, result] as const)))(
  "a shipped %s after '%s' is %s",
  async (name, actions, result) => {
    let removed: { readonly entries?: string[] } = {};
    for (const action of actions.split(" ").filter(Boolean)) {
      api.clock.pass(1);
      if (action === "removeAll") removed = await call("mutation", "site.removeSamples");
      else if (action === "undo") await call("mutation", "bin.restore", removed);
      else await contents[name][action as keyof Content]();
    }
    expect(await contents[name].state()).toBe(result);
  },
);
