import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readFile, rename } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const cache = join(homedir(), ".cache/visiga-browsers");

/**
 * A Chromium that a package of npm contains, downloaded and unpacked once.
 * @param sha512 of the downloaded archive, in base 64
 */
export async function packedChromium(name: string, sha512: string): Promise<string> {
  const folder = join(cache, name.replace(/\W+/g, "-"));
  const program = join(folder, "chromium");
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  const [archive = ""] = execFileSync("npm", ["pack", "--silent", name], { cwd: folder, encoding: "utf8" }).split("\n");
  const bytes = await readFile(join(folder, archive));
  if (createHash("sha512").update(bytes).digest("base64") !== sha512) throw new Error(`${name} has another checksum`);
  execFileSync("tar", ["-xzf", archive, "package/bin/chromium.br"], { cwd: folder });
  const unfinished = `${program}.part`;
  const packed = createReadStream(join(folder, "package/bin/chromium.br"));
  await pipeline(packed, createBrotliDecompress(), createWriteStream(unfinished, { mode: 0o755 }));
  await rename(unfinished, program);
  return program;
}
