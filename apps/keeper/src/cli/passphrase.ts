import { once } from "node:events";
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { passphraseLength } from "@visiga/contracts/secret-lengths";
import type { Config } from "@visiga/system/config/config";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { listened } from "@visiga/system/listened";
import { printError } from "@visiga/system/output";
import { type ArchiveFile, isEncrypted, unlock, WrongPassphrase } from "#archive/encrypted-archive.ts";

/** Asks for the passphrase of a new backup, twice. */
export async function askNewPassphrase(): Promise<string> {
  printError("Without this passphrase nobody can open the backup again. Keep it in another place than the backup.");
  const passphrase = await ask("Passphrase");
  if (passphrase.length < passphraseLength.least)
    throw new StartFailure(`The passphrase must have at least ${passphraseLength.least} characters`);
  if ((await ask("The same again")) !== passphrase) throw new StartFailure("The two passphrases differ");
  return passphrase;
}

/** Finds the key of an encrypted backup, by BACKUP_PASSPHRASE or by a passphrase from the terminal. */
export async function unlockBackup(path: string, { backups }: Config): Promise<ArchiveFile> {
  if (!(await isEncrypted(path))) return { path };
  if (backups.passphrase !== undefined)
    try {
      return await unlock(path, backups.passphrase);
    } catch (error) {
      // A backup may be older than the setting.
      if (!(error instanceof WrongPassphrase && process.stdin.isTTY)) throw error;
      printError("BACKUP_PASSPHRASE does not open the backup.");
    }
  return unlock(path, await ask("Passphrase of the backup"));
}

/** Reads a line from the terminal without showing it. */
async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new WrongPassphrase("BACKUP_PASSPHRASE is not set, and there is no terminal to ask for it");
  process.stderr.write(`${question}: `);
  const silent = listened(new Writable({ write: (_chunk, _encoding, done) => done() }));
  const lines = listened(createInterface({ input: process.stdin, output: silent, terminal: true }));
  const cancelled = once(lines, "close").then((): never => {
    throw new StartFailure("No passphrase was given; nothing was changed");
  });
  try {
    const [line] = await Promise.race([once(lines, "line"), cancelled]);
    return line;
  } finally {
    cancelled.catch(() => {});
    lines.close();
    printError("");
  }
}
