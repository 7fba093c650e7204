import { open } from "node:fs/promises";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { listened } from "@visiga/system/listened";
import { damagedBackup, ForeignFile, readFailure } from "./archive-entries.ts";
import type { ArchiveDraft } from "./archive-place.ts";

/** A backup on disk. */
export interface ArchiveFile {
  readonly path: string;
  /** Opens an encrypted backup. */
  readonly fileKey?: Uint8Array;
}

export class WrongPassphrase extends StartFailure {}

/**
 * Logarithm of scrypt's cost: 64 MB and a quarter of a second, in which the server answers nobody. The package's
 * default of 18 takes 256 MB and a second.
 */
const scryptWork = 16;

/** That of the program `age`. Others take more on a fast machine; 20 would need 1 GB of memory. */
const mostScryptWork = 18;

const firstLine = "age-encryption.org/v1\n";

/** The header of a file that is encrypted with a passphrase, which is then the only way to open it. */
const passphraseHeader = /^age-encryption\.org\/v1\n-> scrypt \S+ (\d+)\n\S+\n--- \S+\n/;
const longestHeader = 1024;

/** What paper can show of a passphrase. */
const writtenForm = (passphrase: string): string => passphrase.normalize("NFC").trim();

/** All that it may have been when the backup was made: keyboards and files differ in accents and spaces at the ends. */
const formsOf = (passphrase: string): Iterable<string> =>
  new Set([passphrase, passphrase.trim()].flatMap((each) => [each, each.normalize("NFC"), each.normalize("NFD")]));

// The package is large, and most processes never need it.
const age = () => import("age-encryption");

/** Encrypts a stream in the format of the program `age`. */
export async function encrypt(source: Readable, passphrase: string) {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(writtenForm(passphrase));
  encrypter.setScryptWorkFactor(scryptWork);
  const encrypted = await encrypter.encrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>);
  return {
    stream: listened(Readable.fromWeb(encrypted as NodeReadableStream)),
    /** Length of the encrypted stream. */
    lengthOf: (bytes: number) => encrypted.size(bytes),
  };
}

/** A draft that stores what is written to it encrypted. */
export async function encryptedDraft(draft: ArchiveDraft, passphrase: string): Promise<ArchiveDraft> {
  const target = listened(new PassThrough());
  const { stream } = await encrypt(target, passphrase);
  const written = pipeline(stream, draft.target);
  // The writer receives the error, for example of a full disk.
  written.catch((error: Error) => target.destroy(error));
  return {
    target,
    async keep() {
      await written;
      await draft.keep();
    },
    async discard() {
      target.destroy();
      await written.catch(() => {});
      await draft.discard();
    },
  };
}

/** @throws StartFailure if the file cannot be read */
export async function isEncrypted(path: string): Promise<boolean> {
  return (await readHeader(path)).startsWith(firstLine);
}

/** Finds the key of an encrypted backup. @throws WrongPassphrase */
export async function unlock(path: string, passphrase: string): Promise<ArchiveFile> {
  const start = await readHeader(path);
  const [header, work] = passphraseHeader.exec(start) ?? [];
  if (header === undefined) {
    if (start.startsWith(`${firstLine}-> scrypt `)) throw damagedBackup("its header is damaged");
    throw new ForeignFile("The backup is not encrypted with a passphrase; decrypt it with the program age first");
  }
  if (Number(work) > mostScryptWork)
    throw new ForeignFile("Another program has encrypted the backup, at a higher cost; decrypt it with that one first");
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  for (const form of formsOf(passphrase)) decrypter.addPassphrase(form);
  try {
    return { path, fileKey: await decrypter.decryptHeader(Buffer.from(header, "latin1")) };
  } catch (error) {
    const { message } = error as Error;
    if (message.startsWith("no identity matched"))
      throw new WrongPassphrase("The passphrase does not open the backup; nothing was changed");
    throw damagedBackup(message);
  }
}

/** Decrypts the content of a file, which ends with an error if a byte was changed or is missing. */
export async function decrypt(source: Readable, fileKey: Uint8Array): Promise<Readable> {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addIdentity({ unwrapFileKey: () => fileKey });
  const decrypted = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>);
  return listened(Readable.fromWeb(decrypted as NodeReadableStream));
}

async function readHeader(path: string): Promise<string> {
  const file = await open(path).catch((error) => {
    throw readFailure(error, path);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHeader), 0, longestHeader, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}
