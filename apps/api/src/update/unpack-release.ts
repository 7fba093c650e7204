import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { StartFailure } from "#platform/start-failure.ts";
import { currentVersion, emptyFolder, releaseFolder } from "./installation.ts";
import { runProgram } from "./run-program.ts";

const sumsName = "SHA256SUMS";

/**
 * Unpacks an archive beside the other releases.
 * @param archive file or https address; its SHA256SUMS are beside it
 * @returns its version
 * @throws StartFailure if it is broken, made for another machine, or not newer than the current release
 */
export async function unpackRelease(archive: string, root: string): Promise<string> {
  const folder = join(root, "incoming");
  await emptyFolder(folder);
  try {
    const { file, sums } = await obtain(archive, folder);
    await checkSum(file, sums);
    await runProgram("tar", ["-xzf", file, "-C", folder]);
    const version = await checkRelease(join(folder, "visiga"), await currentVersion(root));
    const target = releaseFolder(root, version);
    // The rest of an update that failed.
    await rm(target, { recursive: true, force: true });
    await rename(releaseFolder(join(folder, "visiga"), version), target);
    await runProgram("sync", ["-f", target]);
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function obtain(archive: string, folder: string): Promise<{ file: string; sums: string }> {
  if (!archive.startsWith("https://")) return { file: archive, sums: join(dirname(archive), sumsName) };
  const file = join(folder, basename(new URL(archive).pathname));
  const sums = join(folder, sumsName);
  await download(new URL(sumsName, archive), sums);
  await download(new URL(archive), file);
  return { file, sums };
}

async function download(address: URL, path: string): Promise<void> {
  const response = await fetch(address).catch(({ cause, message }: Error) => {
    throw new StartFailure(`${address} cannot be fetched: ${(cause as Error | undefined)?.message ?? message}`);
  });
  if (!response.ok || !response.body) throw new StartFailure(`${address} answers ${response.status}`);
  await pipeline(response.body as unknown as AsyncIterable<Uint8Array>, createWriteStream(path));
}

async function checkSum(file: string, sumsFile: string): Promise<void> {
  const sums = await readFile(sumsFile, "utf8").catch(() => {
    throw new StartFailure(`There is no ${sumsFile}, so nothing says whether the archive is whole`);
  });
  const name = basename(file);
  const stated = sums.split("\n").find((line) => line.endsWith(`  ${name}`));
  if (!stated) throw new StartFailure(`${sumsName} does not name ${name}`);
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash).catch(() => {
    throw new StartFailure(`There is no file ${file}`);
  });
  if (!stated.startsWith(hash.digest("hex")))
    throw new StartFailure(`${name} is damaged: ${sumsName} states another sum`);
}

async function checkRelease(unpacked: string, current: string): Promise<string> {
  const version = await currentVersion(unpacked).catch(() => {
    throw new StartFailure("The archive holds no release of this site");
  });
  const { cpu } = JSON.parse(await readFile(join(releaseFolder(unpacked, version), "package.json"), "utf8"));
  if (cpu !== process.arch) throw new StartFailure(`The archive is for ${cpu}, and this machine is ${process.arch}`);
  if (current.localeCompare(version, "en", { numeric: true }) >= 0)
    throw new StartFailure(`${version} is not newer than the installed ${current}`);
  return version;
}
