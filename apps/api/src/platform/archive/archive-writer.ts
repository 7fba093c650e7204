import { createHash } from "node:crypto";
import { once } from "node:events";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pack } from "tar-stream";
import { manifestHashName, manifestName } from "./archive-entries.ts";
import type { Manifest, ManifestEntry } from "./manifest.ts";

/** Writes a plain tar file, which any system can read. The manifest comes last, so a truncated archive has none. */
export class ArchiveWriter {
  readonly entries: ManifestEntry[] = [];
  readonly #pack = pack();
  readonly #written: Promise<void>;

  constructor(target: Writable) {
    this.#written = pipeline(Readable.from(this.#pack), target);
    // The next write reports the failure.
    this.#written.catch(() => {});
  }

  /** @param bytes exact length of the content */
  async add(name: string, bytes: number, content: AsyncIterable<Buffer>): Promise<void> {
    this.entries.push({ name, bytes, sha256: await this.#write(name, bytes, content) });
  }

  /** Once resolved, the target has received everything. */
  async finish(manifest: Omit<Manifest, "entries">): Promise<Manifest> {
    const whole: Manifest = { ...manifest, entries: this.entries };
    const text = Buffer.from(`${JSON.stringify(whole, null, 1)}\n`);
    const hash = await this.#write(manifestName, text.length, [text]);
    await this.#write(manifestHashName, hash.length, [Buffer.from(hash)]);
    this.#pack.finalize();
    await this.#written;
    return whole;
  }

  async abandon(): Promise<void> {
    this.#pack.destroy(new Error("The backup was given up"));
    await this.#written.catch(() => {});
  }

  /** @returns SHA-256 in hexadecimal */
  async #write(name: string, bytes: number, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<string> {
    const hash = createHash("sha256");
    let rest = bytes;
    const entry = this.#pack.entry({ name, size: bytes, mode: 0o600 });
    for await (const piece of content) {
      hash.update(piece);
      rest -= piece.length;
      if (!entry.write(piece)) await Promise.race([once(entry, "drain"), this.#written]);
    }
    if (rest !== 0) throw new Error(`${name} changed its length while it was read`);
    const ended = once(entry, "finish");
    entry.end(undefined);
    await Promise.race([ended, this.#written]);
    return hash.digest("hex");
  }
}
