import { gzipSync } from "node:zlib";
import { tableEntry } from "#archive/archive-entries.ts";
import { type ArchiveParts, type CraftedEntry, changeRows, sha256 } from "./crafted-archive.ts";

export type ChangeArchive = (parts: ArchiveParts) => void;
type Crafted = [what: string, craft: ChangeArchive];

const crafted = (crafts: Readonly<Record<string, ChangeArchive>>): Crafted[] => Object.entries(crafts);

const mebibyte = 1024 * 1024;
const anyId = "3f2f1a52-0000-4000-8000-000000000001";

const added =
  (name: string, header: CraftedEntry["header"] = {}): ChangeArchive =>
  ({ entries }) =>
    entries.push({ name, content: Buffer.from("crafted"), header });
/** Name of an entry in the folder of the first photo. */
const besideFirst =
  (name: (id: string) => string): ChangeArchive =>
  (parts) =>
    added(name(parts.manifest.photos[0] ?? ""))(parts);
const lastEntry = ({ entries }: ArchiveParts) => entries.at(-1) as CraftedEntry;
/** Replaces the content of an entry that is found by its name, else of the first one. */
const contentOfEntry =
  (content: (former: Buffer) => Buffer, entryName?: string): ChangeArchive =>
  ({ entries }) => {
    const at = Math.max(
      0,
      entries.findIndex(({ name }) => name === entryName),
    );
    const entry = entries[at] as CraftedEntry;
    entries[at] = { name: entry.name, content: content(entry.content) };
  };
const rowsOfFile = (rows: Buffer) => contentOfEntry(() => gzipSync(rows), tableEntry("file"));
const addTable = ({ manifest, entries }: ArchiveParts, name: string, columns: string[], row: string) => {
  manifest.tables.push({ name, columns, rows: 1, numbered: [] });
  entries.splice(manifest.tables.length - 1, 0, { name: tableEntry(name), content: gzipSync(`${row}\n`) });
};
const table = ({ manifest }: ArchiveParts, name: string) => {
  const found = manifest.tables.find((each) => each.name === name);
  if (!found) throw new Error(`There is no table ${name}`);
  return found;
};

/** Up to the last number of a column: nothing could be inserted after the largest ones. */
const lastNumbers = [
  ...["9223372036854775807", "9223372036854775806", "9223372036854775808", "1000000000000000", "9".repeat(40)],
  ...["-1", "+1", "1e3", "1.5", "0x10", "", " 7", "NaN"],
];

const names = [
  "pictures/../200.webp",
  "pictures/./200.webp",
  "pictures/../../200.webp",
  "pictures//200.webp",
  "/pictures/200.webp",
  "/etc/passwd",
  "../../etc/cron.d/job",
  "pictures/.staging/200.webp",
  "pictures/.quarantine/200.webp",
  "pictures/.installation",
  "pictures\\..\\200.webp",
  "pictures/%2e%2e/200.webp",
  "tables/../file.copy.gz",
  "tables/other.copy.gz",
  "restoring/postgres/PG_VERSION",
  `pictures/${anyId}/200.webp`,
  `pictures/${"../".repeat(100)}200.webp`,
];
const namesBesideFirst: ((id: string) => string)[] = [
  (id) => `pictures/${id}/../200.webp`,
  (id) => `pictures/${id}/../../jwt-secret`,
  (id) => `pictures/${id}/200.webp/..`,
  (id) => `pictures/${id.toUpperCase()}/200.webp`,
  (id) => `pictures/${id}\n/200.webp`,
  (id) => `pictures/${id}/200.webp\u001b[2J`,
  (id) => `pictures/${id}/200.html`,
  (id) => `pictures/${id}/-1.webp`,
  (id) => `pictures/${id}/0200.webp`,
  (id) => `pictures/${id}; DROP TABLE file/200.webp`,
];
const kinds: NonNullable<CraftedEntry["header"]>[] = [
  { type: "symlink", linkname: "../../jwt-secret" },
  { type: "link", linkname: "../../jwt-secret" },
  { type: "directory" },
  { type: "fifo" },
  { type: "character-device", devmajor: 1, devminor: 1 },
];

/** Archives with valid hashes that are refused before anything else is changed. */
export const unreadableBackups: readonly Crafted[] = [
  ...names.map((name): Crafted => [`the entry ${name.slice(0, 40)}`, added(name)]),
  ...namesBesideFirst.map((name): Crafted => [`the entry ${JSON.stringify(name("id"))}`, besideFirst(name)]),
  ...kinds.map(
    (header): Crafted => [
      `a ${header.type} in the place of a picture`,
      (parts) => {
        const { name } = lastEntry(parts);
        parts.entries.splice(-1, 1, { name, content: Buffer.alloc(0), header });
      },
    ],
  ),
  ...lastNumbers.map(
    (last): Crafted => [
      `the last number ${JSON.stringify(last)} of a column`,
      (parts) => (table(parts, "revision").numbered = [{ column: "id", last }]),
    ],
  ),
  ...crafted({
    "another path in an extended header": added("pictures/x", { pax: { path: "pictures/../200.webp" } }),
    "a picture of more than 25 MB": (parts) =>
      parts.entries.splice(-1, 1, { ...lastEntry(parts), content: Buffer.alloc(26 * mebibyte) }),
    "a table that is one row of 100 MB": rowsOfFile(Buffer.alloc(100 * mebibyte, "x")),
    "a table of ten million empty rows": rowsOfFile(Buffer.alloc(10 * mebibyte, "\n")),
    "a table that is not compressed": contentOfEntry(() => Buffer.from("1\t2\n")),
    "a table whose compressed rows are truncated": contentOfEntry((rows) => rows.subarray(0, -9)),

    "a table of fewer rows than its manifest says": (parts) => (table(parts, "file").rows += 1),
    "a table of more rows than its manifest says": (parts) => (table(parts, "file").rows -= 1),
    "a manifest without the photos": ({ manifest }) => (manifest.photos = []),
    "a photo that is listed twice": ({ manifest }) => manifest.photos.push(String(manifest.photos[0])),
    "a path outside of the backup in its list of missing variants": ({ manifest }) =>
      manifest.missing.push("../../jwt-secret"),
    "a variant that is listed as missing": (parts) =>
      parts.manifest.missing.push(lastEntry(parts).name.slice("pictures/".length)),
    "a picture twice": (parts) => parts.entries.push(lastEntry(parts)),
    "a table twice": ({ entries }) => entries.splice(1, 0, entries[0] as CraftedEntry),
    "one table fewer than its manifest says": ({ entries }) => entries.splice(0, 1),
    "the pictures before the tables": ({ entries, manifest }) =>
      entries.push(...entries.splice(0, manifest.tables.length)),
    "variants of one photo that are not next to each other": ({ entries, manifest }) =>
      entries.push(...entries.splice(manifest.tables.length, 1)),
    "an entry with a wrong length in the manifest": (parts) => (parts.listed = wrong(parts, { bytes: 1 })),
    "an entry with a wrong hash in the manifest": (parts) => (parts.listed = wrong(parts, { sha256: "0".repeat(64) })),
    "a picture after the manifest": (parts) =>
      parts.after.push({ name: lastEntry(parts).name, content: Buffer.from("x") }),
    "a second manifest": ({ after }) => after.push({ name: "manifest.json", content: Buffer.from("{}") }),

    "SQL in the name of a table": (parts) =>
      (table(parts, "file").name = 'file" (id) FROM STDIN; DROP TABLE account; --'),
    "SQL in the name of a column": (parts) =>
      table(parts, "file").columns.splice(0, 1, "id\") FROM PROGRAM 'touch /tmp/crafted'; --"),
    "SQL in the last number of a column": (parts) =>
      (table(parts, "revision").numbered = [{ column: "id", last: "1); DROP TABLE account; --" }]),
    "SQL in the name of a migration": ({ manifest }) => manifest.migrations.splice(0, 1, "'; DROP TABLE account; --"),
    "no migrations": ({ manifest }) => (manifest.migrations = []),
  }),
];

function wrong({ entries }: ArchiveParts, about: object): ArchiveParts["listed"] {
  return entries.map(({ name, content }, index) => ({
    name,
    bytes: content.length,
    sha256: sha256(content),
    ...(index === entries.length - 1 && about),
  }));
}

/** Sets a column of the first row of a table. */
const cell =
  (name: string, column: string, value: string): ChangeArchive =>
  (parts) =>
    changeRows(parts, name, (rows) => {
      const [first = "", ...others] = rows.split("\n");
      const at = table(parts, name).columns.indexOf(column);
      const cells = first.split("\t").map((each, index) => (index === at ? value : each));
      return [cells.join("\t"), ...others].join("\n");
    });

/** Archives in which a number is the last of its type, so that the next change could not add one. */
export const countedOutBackups: readonly Crafted[] = [
  ["calendar_event", "sequence"],
  ["site_value", "version"],
  ["file", "version"],
  ["account", "version"],
  ["account", "credentials_version"],
].map(
  ([name = "", column = ""]): Crafted => [`the last number in ${column} of ${name}`, cell(name, column, "2147483647")],
);

/** Archives that are refused only after their rows were loaded into a separate database. */
export const unrestorableBackups: readonly Crafted[] = crafted({
  "SQL in a value": (parts) =>
    changeRows(parts, "file", (rows) => rows.replace(/^[^\t]+/, "'; DROP TABLE account; --")),
  "a photo without a row": (parts) => changeRows(parts, "photo", (rows) => rows.slice(rows.indexOf("\n") + 1)),
  "a row that names a path outside of the pictures": (parts) =>
    changeRows(parts, "photo", (rows) => rows.replace(/"width": ?\d+/, '"width": "../../x"')),
  "the id of another installation": ({ manifest }) => (manifest.installation = anyId),
  "rows that refer to missing rows": (parts) =>
    changeRows(parts, "file", (rows) =>
      rows.replaceAll(parts.manifest.photos.find((id) => rows.includes(id)) ?? "", () => anyId),
    ),
  "one column fewer": (parts) => table(parts, "file").columns.pop(),
  "rows for sessions": (parts) => addTable(parts, "session", ["id", "account_id"], `${anyId}\t${anyId}`),
  "rows for a table of PostgreSQL's own": (parts) => addTable(parts, "pg_authid", ["rolname"], "crafted"),
});
