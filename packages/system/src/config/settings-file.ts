import { readFileSync } from "node:fs";
import { withoutSigns } from "@visiga/contracts/plain-text";
import { StartFailure } from "../errors/start-failure.ts";
import { settings } from "./settings.ts";

const quotes = ["'", '"', "`"];

/**
 * Reads the settings of a file: `NAME=value`, one a line. A value has all characters of its line, without spaces at
 * either end and without the quotes around it. A line that systemd and Node.js, which read the file before, understand
 * differently is refused, because nobody knows which of the two values is in use.
 * @throws StartFailure with one line per mistake, without values, which may be secret
 */
export function readSettingsFile(path: string): Readonly<Record<string, string>> {
  const values = new Map<string, string>();
  const mistakes: string[] = [];
  const text = textOf(path);
  if (text.includes("\0")) throw new StartFailure(`${path} is not text in UTF-8`);
  for (const [index, entry] of text.split(/\r?\n|\r/).entries()) {
    const line = trimmed(entry);
    if (line === "" || line.startsWith("#")) continue;
    const [, name = "", value = ""] = /^([A-Za-z_]\w*)[ \t]*=(.*)$/.exec(line) ?? [];
    const mistake = mistakeIn(name, trimmed(value), values);
    if (mistake) mistakes.push(`${path}, line ${index + 1}: ${mistake}`);
    values.set(name, unquoted(trimmed(value)));
  }
  if (mistakes.length > 0) throw new StartFailure(...mistakes);
  return Object.fromEntries(values);
}

const trimmed = (text: string): string => withoutSigns(text, " \t\r", " \t\r");

const unquoted = (value: string): string => (quotes.includes(value.charAt(0)) ? value.slice(1, -1) : value);

function mistakeIn(name: string, value: string, others: ReadonlyMap<string, string>): string | undefined {
  if (name === "") return "is not NAME=value";
  if (!(name in settings.shape)) return `${name} is no setting of this program`;
  if (others.has(name)) return `${name} is there twice`;
  return isClear(value) ? undefined : `${name}: ${advice}`;
}

const advice = `the value can be read in two ways. Put it between single quotes, or double quotes if it has a single one; with both, or with \\ and a single one, choose another`;

/** Whether every reader finds the same value. */
function isClear(value: string): boolean {
  const [quote = "", ...rest] = value;
  if (quote === "'" || quote === '"') {
    const inner = rest.slice(0, -1);
    return rest.at(-1) === quote && !inner.includes(quote) && !(quote === '"' && inner.includes("\\"));
  }
  return quote !== "`" && !/[#\\]/.test(value);
}

function textOf(path: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") throw new StartFailure(`${path} is not text in UTF-8`);
    if (code === "ENOENT") throw new StartFailure(`SETTINGS_FILE: there is no file ${path}`);
    throw new StartFailure(`SETTINGS_FILE: ${path} cannot be read (${code}): run this as root or as its owner`);
  }
}
