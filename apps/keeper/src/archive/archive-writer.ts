import { createHash } from "node:crypto";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { listened } from "@visiga/system/listened";
import { pack } from "tar-stream";
import { manifestHashName, manifestName } from "./archive-entries.ts";
import type { Manifest, ManifestEntry } from "./manifest.ts";

/** Writes a plain tar file, which any system can read. The manifest comes last, so a truncated archive has none. */
export class ArchiveWriter {
  readonly entries: ManifestEntry[] = [];
  readonly #pack = listened(pack());
  readonly #written: Promise<void>;

  constructor(target: Writable) {
    this.#written = pipeline(Readable.from(this.#pack), target);
    // The pending write, or the next one, reports the failure.
    this.#written.catch(() => {});
  }

  /** @param bytes exact length of the content */
  async add(name: string, bytes: number, content: Readable): Promise<void> {
    this.entries.push({ name, bytes, sha256: await this.#write(name, bytes, content) });
  }

  /** Once resolved, the target has received everything. */
  async finish(manifest: Omit<Manifest, "entries">): Promise<Manifest> {
    const whole: Manifest = { ...manifest, entries: this.entries };
    const text = Buffer.from(`${JSON.stringify(whole, null, 1)}\n`);
    const hash = await this.#write(manifestName, text.length, listened(Readable.from([text])));
    await this.#write(manifestHashName, hash.length, listened(Readable.from([Buffer.from(hash)])));
    this.#pack.finalize();
    await this.#written;
    return whole;
  }

  async abandon(): Promise<void> {
    this.#pack.destroy(new Error("The backup was given up"));
    await this.#written.catch(() => {});
  }

  /** @returns SHA-256 in hexadecimal @throws the error of the target or of the content */
  async #write(name: string, bytes: number, content: Readable): Promise<string> {
    const hash = createHash("sha256");
    const measured = async function* (pieces: AsyncIterable<Buffer>) {
      let rest = bytes;
      for await (const piece of pieces) {
        hash.update(piece);
        rest -= piece.length;
        yield piece;
      }
      if (rest !== 0) throw new Error(`${name} changed its length while it was read`);
    };
    try {
      await pipeline(content, measured, this.#pack.entry({ name, size: bytes, mode: 0o600 }));
    } catch (error) {
      content.destroy();
      // If the target has failed, the entry only knows that it was destroyed.
      await this.#written;
      throw error;
    }
    return hash.digest("hex");
  }
}
