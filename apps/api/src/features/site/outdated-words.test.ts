import type { SiteKey, SiteValue } from "@visiga/contracts/site";
import type { ManagedSiteValue } from "@visiga/contracts/site-editing";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

let token: string;
const { api } = await useTestApp();
beforeEach(async () => {
  await api.database.query("TRUNCATE account, site_value CASCADE");
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
});

const call = async (path: string, input: object) => api.call("mutation", `site.${path}`, input, token);
const saved = async (key: SiteKey, value: unknown, version = 0): Promise<ManagedSiteValue> =>
  (await call("save", { key, value, version })).json().result.data;

type Words = [en: string | null, sw: string | null][];
const list = (...whats: Words): SiteValue<"fees"> =>
  whats.map(([en, sw]) => ({ what: { en, sw }, amount: 100_000, due: "2027-01-11", level: "both" }));
const outdated = (value: ManagedSiteValue) => value.outdated.map(({ path, state }) => [path, state]);
const later = "englishLater";
const swahili = "swahiliLater";
const two: Words = [
  ["Fees", "Ada"],
  ["Uniform", "Sare"],
];

test.each<[string, Words[], string[][]]>([
  ["new words", [two], []],
  [
    "a changed English",
    [
      two,
      [
        ["School fees", "Ada"],
        ["Uniform", "Sare"],
      ],
    ],
    [["0.what", later]],
  ],
  [
    "a changed Swahili",
    [
      two,
      [
        ["Fees", "Ada"],
        ["Uniform", "Vazi"],
      ],
    ],
    [["1.what", swahili]],
  ],
  [
    "each changed in another language",
    [
      two,
      [
        ["School fees", "Ada"],
        ["Uniform", "Vazi"],
      ],
    ],
    [
      ["0.what", later],
      ["1.what", swahili],
    ],
  ],
  [
    "both changed at once",
    [
      two,
      [
        ["School fees", "Ada ya shule"],
        ["Uniform", "Sare"],
      ],
    ],
    [],
  ],
  ["English, then Swahili", [[["Fees", "Ada"]], [["School fees", "Ada"]], [["School fees", "Ada ya shule"]]], []],
  ["English twice", [[["Fees", "Ada"]], [["School fees", "Ada"]], [["All fees", "Ada"]]], [["0.what", later]]],
  ["English changed and changed back", [[["Fees", "Ada"]], [["School fees", "Ada"]], [["Fees", "Ada"]]], []],
  ["a language added", [[["Fees", null]], [["Fees", "Ada"]]], []],
  [
    "Swahili removed, English changed, Swahili entered",
    [[["Fees", "Ada"]], [["Fees", null]], [["All fees", null]], [["All fees", "Ada zote"]]],
    [],
  ],
  [
    "an outdated record moved",
    [
      two,
      [
        ["School fees", "Ada"],
        ["Uniform", "Sare"],
      ],
      [
        ["Uniform", "Sare"],
        ["School fees", "Ada"],
      ],
    ],
    [["1.what", later]],
  ],
  ["a record put before", [two, [["Lunch", "Chakula"], ...two]], []],
  ["a new record with the Swahili of another", [two, [...two, ["More fees", "Ada"]]], []],
  [
    "moved and changed at once",
    [
      two,
      [
        ["Uniform", "Sare"],
        ["School fees", "Ada"],
      ],
    ],
    [["1.what", later]],
  ],
  [
    "a removed record",
    [
      two,
      [
        ["School fees", "Ada"],
        ["Uniform", "Sare"],
      ],
      [["Uniform", "Sare"]],
    ],
    [],
  ],
])("%s: the outdated words are found from the earlier versions", async (_, versions, expected) => {
  let value: ManagedSiteValue | undefined;
  for (const [version, words] of versions.entries()) value = await saved("fees", list(...words), version);
  expect(value && outdated(value)).toEqual(expected);
  const read = (await api.call("query", "site.entries", undefined, token)).json().result.data.entries;
  const listed = read.find(({ key }: ManagedSiteValue) => key === "fees");
  expect(outdated(listed)).toEqual(expected);
  expect(listed.translation).toBe(expected[0]?.[1] ?? null);
});

test("outdated words of a list are right again once that is confirmed, until the next change", async () => {
  await saved("fees", list(["Fees", "Ada"]));
  await saved("fees", list(["School fees", "Ada"]), 1);
  const confirmed = (await call("confirmTranslation", { key: "fees", version: 2 })).json().result.data;
  expect(confirmed).toMatchObject({ version: 3, translation: null, outdated: [], versions: 1 });
  expect((await call("confirmTranslation", { key: "fees", version: 3 })).statusCode).toBe(400);
  expect(outdated(await saved("fees", list(["School fees", "Ada"], ["Uniform", "Sare"]), 3))).toEqual([]);
  const changed = await saved("fees", list(["School fees", "Ada"], ["Uniform", "Vazi"]), 4);
  expect(outdated(changed)).toEqual([["1.what", swahili]]);
  const { versions } = (await api.call("query", "site.versions", { key: "fees" }, token)).json().result.data;
  const back = await call("returnTo", { key: "fees", revision: versions[0].id, version: 5 });
  expect(outdated(back.json().result.data)).toEqual([]);
  expect(outdated(await saved("fees", [], 6))).toEqual([]);
});

test("words stored before they were brought to their plain form do not count as changed", async () => {
  await saved("fees", list(["Form 1", "Kidato cha Kwanza"]));
  await api.database.query(
    "UPDATE site_value SET value = jsonb_set(value, '{0,what,en}', to_jsonb('Form\u00a01'::text))",
  );
  const words: Words = [
    ["Form\u00a01", "Kidato cha Kwanza"],
    ["Uniform", "Sare"],
  ];
  expect(outdated(await saved("fees", list(...words), 1))).toEqual([]);
});

test("words within a record, such as those of a link, are followed too", async () => {
  const announcement = { id: crypto.randomUUID(), from: null, until: "2027-01-01", text: { en: "Fees", sw: "Ada" } };
  const link = { to: "/msg", words: { en: "Read", sw: "Soma" } };
  await saved("announcements", [{ ...announcement, link }]);
  const later = { ...link, words: { en: "Read on", sw: "Soma" } };
  expect(outdated(await saved("announcements", [{ ...announcement, link: later }], 1))).toEqual([
    ["0.link.words", "englishLater"],
  ]);
});
