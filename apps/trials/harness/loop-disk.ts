import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { runProgram as run } from "@visiga/keeper/src/update/run-program.ts";

/**
 * A disk image in a file. A power cut loses whatever the file system has not written to it. The file is sparse, and
 * larger than the free space that uploads require.
 */
export class LoopDisk {
  private constructor(
    private readonly image: string,
    readonly folder: string,
  ) {}

  /** @returns null if this system does not allow mounting */
  static async make(folder: string, name: string): Promise<LoopDisk | null> {
    const image = join(folder, `${name}.img`);
    await run("truncate", ["-s", "3G", image]);
    try {
      // Disables the background initialization of a new file system.
      await run("mkfs.ext4", ["-q", "-E", "lazy_itable_init=0,lazy_journal_init=0", image]);
      return await LoopDisk.#mount(image, join(folder, name));
    } catch {
      return null;
    }
  }

  static async #mount(image: string, folder: string): Promise<LoopDisk> {
    await mkdir(folder, { recursive: true });
    await run("mount", ["-o", "loop", image, folder]);
    return new LoopDisk(image, folder);
  }

  /**
   * The disk as a power cut would leave it now, mounted like after a restart. No process may write meanwhile; if the
   * kernel does, the copy is repeated.
   */
  async cut(name: string): Promise<LoopDisk> {
    const copy = `${this.image}-${name}`;
    const lastWrite = async () => (await stat(this.image, { bigint: true })).mtimeNs;
    for (let before = await lastWrite(); ; before = await lastWrite()) {
      await run("cp", ["--sparse=always", this.image, copy]);
      if ((await lastWrite()) === before) return LoopDisk.#mount(copy, `${this.folder}-${name}`);
    }
  }

  async remove(): Promise<void> {
    await run("umount", [this.folder]).catch(() => run("umount", ["--lazy", this.folder]));
    await rm(this.folder, { recursive: true });
    await rm(this.image);
  }
}
