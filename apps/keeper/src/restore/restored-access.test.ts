import { rm } from "node:fs/promises";
import { join } from "node:path";
import { schema } from "@visiga/api/src/schema.ts";
import { addPasskey } from "@visiga/api/src/testing/passkey-client.ts";
import { type UserClient, userClient } from "@visiga/api/src/testing/user-client.ts";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackedUpSite, backUpPlace, backUpSite, restoreTo } from "#testing/backed-up-site.ts";
import { type EmptyPlace, emptyPlace } from "#testing/backup-places.ts";
import { openDatabase } from "#testing/open-database.ts";

const names = [
  "stays",
  "taken down",
  "deleted",
  "deleted for good",
  "consent withdrawn",
  "replaced",
  "asked for",
  "sent back",
  "taken down before its first day",
] as const;

let source: BackedUpSite;
let client: UserClient;
/** A copy of the site in which a backup was restored first. */
let place: EmptyPlace;
let then: string;
let since: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  source = await backUpSite();
  const { site, folder } = source;
  client = userClient(site, await site.logIn(await site.addUser({ role: "ADMIN" })));
  const picture = await plainPicture(400, 300).jpeg().toBuffer();
  const minors = { minors: "true", consent: "true" };
  for (const name of names)
    ids[name] = (await client.add({ name, ...(name.startsWith("consent") && minors) }, picture)).id;
  await site.database.query("UPDATE file SET shown_from = '2099-01-01' WHERE id = $1", [
    ids["taken down before its first day"],
  ]);
  const past = await client.add({ name: "past its last day since" }, picture);
  await site.database.query("UPDATE file SET shown_until = '2026-01-01' WHERE id = $1", [past.id]);
  const sendRequest = (words: string) =>
    site.rest("POST", "/removal-requests", { payload: { file: ids["asked for"], words }, remoteAddress: "192.0.2.7" });
  await sendRequest("Please");
  const [lost, added] = [
    await site.addUser({ email: "lost@example.org" }),
    await site.addUser({ email: "added@example.org" }),
  ];
  const [ofLost, ofAdded] = [await site.logIn(lost), await site.logIn(added)];
  const { record } = await addPasskey(site, ofLost);
  then = join(folder, "then.tar");
  await backUpPlace(site.config, then);

  site.clock.pass(60);
  const id = (name: (typeof names)[number]) => ({ id: String(ids[name]) });
  await client.mutate("files.setTakenDown", { ...id("taken down"), takenDown: true });
  await client.mutate("files.setTakenDown", { ...id("taken down before its first day"), takenDown: true });
  await client.mutate("files.noteConsent", { ...id("consent withdrawn"), agreed: false });
  await client.delete(String(ids.deleted));
  const { entries } = await client.mutate<{ entries: string[] }>("files.bin", { ids: [ids["deleted for good"]] });
  await client.mutate("bin.deleteForGood", { entries });
  await client.mutate("files.setReviewRule", { required: true });
  const teacher = userClient(site, await site.logIn(await site.addUser()));
  const { version } = (await teacher.put(String(ids["sent back"]), { name: "sent back" })).json();
  await client.mutate("files.review", { ...id("sent back"), version, note: "Which feast?" });
  await client.put(String(ids.replaced), { name: "replaced" }, await plainPicture(500, 300).jpeg().toBuffer());
  const { items } = await client.query<{ items: { id: string; name: string }[] }>("removals.list", {});
  await client.mutate("removals.hide", { id: items.find(({ name }) => name === "asked for")?.id });
  await site.rest("POST", "/removal-requests", {
    payload: { file: ids.stays, words: "Asked since", telephone: "+255 700 000 001" },
    remoteAddress: "192.0.2.8",
  });
  await site.call("mutation", "passkeys.remove", record, ofLost);
  await addPasskey(site, ofAdded);
  since = join(folder, "since.tar");
  await backUpPlace(site.config, since);
  place = await emptyPlace("server, disk");
});
afterAll(async () => {
  await place.close();
  await source.close();
});

async function read<Row>(sql: string): Promise<Row[]> {
  const { dataSource, close } = await openDatabase(place.config, schema, () => {});
  return dataSource.query<Row[]>(sql).finally(close);
}

const hidden = async () =>
  (await read<{ name: string }>("SELECT name FROM file WHERE taken_down_by_restore AND NOT shown ORDER BY name")).map(
    ({ name }) => name,
  );
const requests = () =>
  read("SELECT name, words, state FROM removal_request WHERE words <> 'Please\tno' ORDER BY words");
const logged = () =>
  read("SELECT kind, detail FROM security_event WHERE kind IN ('backupRestored', 'restoreTookDown') ORDER BY id");

test("a restore onto an empty machine takes nothing down and lists the open removal requests", async () => {
  const reported: string[] = [];
  await restoreTo(place.config, since, (line) => reported.push(line));
  expect(await hidden()).toEqual([]);
  expect(await read("SELECT name, review_note, shown FROM file WHERE waiting")).toEqual([
    { name: "sent back", review_note: "Which feast?", shown: false },
  ]);
  expect(await read("SELECT required FROM review_rule")).toEqual([{ required: true }]);
  expect(await logged()).toEqual([]);
  expect(reported.join("\n")).toMatch(
    /Visitors will see again what was taken down after \S+Z\. Stop the proxy before you start the server/,
  );
  expect(reported).toContainEqual(expect.stringMatching(/^Open: the request of \d{4}-\d\d-\d\d to remove “stays”$/));
});

test("a restore hides what was taken down since the backup, not what is past its last day", async () => {
  const reported: string[] = [];
  const { madeAt } = await restoreTo(place.config, then, (line) => reported.push(line));
  const back = [
    ...["asked for", "consent withdrawn", "deleted", "deleted for good", "replaced", "sent back", "taken down"],
    "taken down before its first day",
  ];
  expect(await hidden()).toEqual(back);
  const line = (name: string) => `Taken down until somebody confirms it in the dashboard: “${name}” on GALLERY`;
  expect(reported.filter((each) => each.startsWith("Taken down"))).toEqual(back.map(line));
  expect(reported).toContainEqual(expect.stringMatching(/^Open again: the request of \S+ to remove “asked for”$/));
  expect(reported.filter((each) => each.includes("passkey"))).toEqual([
    "Check this account: added@example.org has no passkey any more: its password is enough",
    "Check this account: lost@example.org has a passkey again that was removed",
  ]);
  expect(await requests()).toEqual([
    { name: "stays", words: "Asked since", state: "open" },
    { name: "asked for", words: "Please", state: "open" },
  ]);
  expect(await logged()).toEqual([
    { kind: "backupRestored", detail: `${madeAt.slice(0, 16).replace("T", " ")} UTC` },
    { kind: "restoreTookDown", detail: String(back.length) },
  ]);
});

test("a repeated restore keeps files hidden, and one of the later state takes nothing down", async () => {
  const before = await hidden();
  await restoreTo(place.config, then);
  expect(await hidden()).toEqual(before);
  await restoreTo(place.config, since);
  expect(await hidden()).toEqual([]);
  const [row] = await read<{ shown: boolean }>(`SELECT shown FROM file WHERE id = '${ids.replaced}'`);
  expect(row?.shown).toBe(true);
});

test("the restore command says that nothing was compared if the database is unreadable", async () => {
  await rm(join(place.config.dataDir, "media"), { recursive: true });
  const { dataSource, close } = await openDatabase(place.config, schema, () => {});
  await dataSource.query("ALTER TABLE file RENAME TO lost");
  await close();
  const reported: string[] = [];
  await restoreTo(place.config, then, (line) => reported.push(line));
  expect(reported.join("\n")).toMatch(/There is no restore point[\s\S]*There is nothing to compare with/);
  expect(await hidden()).toEqual([]);
  expect(await logged()).toMatchObject([{ kind: "backupRestored" }]);
});
