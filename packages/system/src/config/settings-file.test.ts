import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, expect, test } from "vitest";
import { StartFailure } from "../errors/start-failure.ts";
import { readConfig } from "./config.ts";
import { readSettingsFile } from "./settings-file.ts";

const folder = mkdtempSync(join(tmpdir(), "visiga-settings-"));
const path = join(folder, "visiga.env");
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: string | Uint8Array) {
  writeFileSync(path, content);
  return readSettingsFile(path);
}

function mistakes(content: string | Uint8Array): readonly string[] {
  try {
    read(content);
    return [];
  } catch (error) {
    if (error instanceof StartFailure) return error.lines;
    throw error;
  }
}

// Lines that people have reported to Docker Compose, systemd, Immich, BookStack, Vaultwarden and others.
test.each([
  ["pa$w0rd", "pa$w0rd"],
  ["'s7@o8\\p=@us$0!'", "s7@o8\\p=@us$0!"],
  [`E[Jt/2)n{'Q,&L;R"S*F`, `E[Jt/2)n{'Q,&L;R"S*F`],
  ["'\\æ¨Þèùdïîû'", "\\æ¨Þèùdïîû"],
  ["'myfancypassword'", "myfancypassword"],
  ['"correct horse battery"', "correct horse battery"],
  ["'g{#;jh<u_9kVxqb}&4d'", "g{#;jh<u_9kVxqb}&4d"],
  [`"89#kL8y'3D"`, "89#kL8y'3D"],
  ["(uid=%s)", "(uid=%s)"],
  ["exampleDB_PASSWORD=database_user", "exampleDB_PASSWORD=database_user"],
  ["-leading-dash ", "-leading-dash"],
  ["'\\value'", "\\value"],
  [`'{"a": "b"}'`, `{"a": "b"}`],
  ["' spaces '", " spaces "],
  ["", ""],
])("the value %s is read as %j, as Node.js reads it", (written, value) => {
  expect(read(`METRICS_TOKEN=${written}\r\n`)).toEqual({ METRICS_TOKEN: value });
  expect(parseEnv(`METRICS_TOKEN=${written}\n`)).toEqual({ METRICS_TOKEN: value });
});

test.each([
  "89#kL8y3D",
  "abc #def",
  '"val #space"#bla',
  `'asdf#"#sdf"jklo'#bla`,
  `"asdf#\\"#sdf\\"jklo"`,
  "s7@o8\\p=@us$0!",
  "g{#;'jh<u_9kVxqb}&4d",
  `~^",.%\\,'}&@|/(#}`,
  `"~^\\",.%\\\\,'}&@|/(#}"`,
  "\\æ¨Þèùdïîû",
  "u$ #k",
  '"\\value"',
  '"two\\nlines"',
  "`backticks`",
  `"open`,
  "'it's'",
  `"abc"def`,
  "'",
  "continued\\",
])("the value %s is refused with the number of its line, and is not printed", (written) => {
  const lines = mistakes(`# The token\n\nMETRICS_TOKEN=${written}\n`);
  expect(lines).toEqual([expect.stringMatching(/line 3: METRICS_TOKEN: the value can be read in two ways\. Put it/)]);
  if (written.length > 1) expect(lines.join()).not.toContain(written);
});

test("comments, blank lines, spaces, line ends and a byte order mark do not change a value", () => {
  const values = { PORT: "8080", HOST: "::" };
  expect(read("\ufeff# one\r\n  PORT = 8080 \r\n\r\n#HOST=x\nHOST=::")).toEqual(values);
  expect(read("PORT=8080\rHOST=::\r")).toEqual(values);
});

test("each line that is no setting, or the second of a setting, is refused with its number", () => {
  expect(mistakes("export PORT=1\n; HOST=::\nPORT=1\nPORT=2\nBACKUP_PASPHRASE=x\nHOST").map(ending)).toEqual([
    "line 1: is not NAME=value",
    "line 2: is not NAME=value",
    "line 4: PORT is there twice",
    "line 5: BACKUP_PASPHRASE is no setting of this program",
    "line 6: is not NAME=value",
  ]);
  expect(mistakes(Buffer.from("HOST=\xe9\n", "latin1"))).toEqual([`${path} is not text in UTF-8`]);
  expect(mistakes(Buffer.from("HOST=x\n", "utf16le"))).toEqual([`${path} is not text in UTF-8`]);
});

const ending = (line: string) => line.slice(line.indexOf("line "));

test("an unreadable file stops the start, and an environment variable wins over its setting", () => {
  expect(() => readConfig({ SETTINGS_FILE: join(folder, "none") })).toThrow(/^SETTINGS_FILE: there is no file/);
  expect(() => readConfig({ SETTINGS_FILE: folder })).toThrow(/^SETTINGS_FILE: .* cannot be read \(EISDIR\)/);
  writeFileSync(path, "PORT=8080\nHOST=::\n");
  expect(readConfig({ SETTINGS_FILE: path, HOST: "127.0.0.1" })).toMatchObject({ port: 8080, host: "127.0.0.1" });
});
