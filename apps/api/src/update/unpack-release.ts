import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Report, StartFailure } from "#platform/start-failure.ts";
import { checkAttestation, findVerifier } from "./attestation.ts";
import { currentVersion, emptyFolder, releaseFolder } from "./installation.ts";
import { runProgram } from "./run-program.ts";

const sumsName = "SHA256SUMS";
const attestationName = "attestation.sigstore.json";

/**
 * Unpacks an archive beside the other releases.
 * @param archive file or https address; its SHA256SUMS and attestation are beside it
 * @returns its version
 * @throws StartFailure if it is broken, built by somebody else, made for another machine, or not newer than the current release
 */
export async function unpackRelease(archive: string, root: string, report: Report): Promise<string> {
  const folder = join(root, "incoming");
  await emptyFolder(folder);
  try {
    const current = await currentVersion(root);
    // The workflow that builds a release writes its repository into it.
    const { repository } = await readManifest(root, current);
    const verifier = repository ? await findVerifier() : undefined;
    const file = await obtain(archive, folder, verifier ? [sumsName, attestationName] : [sumsName]);
    await checkSum(file);
    if (repository && verifier) {
      await checkAttestation(verifier, file, join(dirname(file), attestationName), repository);
      report(`${verifier.program} confirms that ${repository} built the archive`);
    } else if (repository) {
      report(`Not checked whether ${repository} built the archive: this needs gh 2.49 or cosign 2.4`);
    }
    await runProgram("tar", ["-xzf", file, "-C", folder]);
    const version = await checkRelease(join(folder, "visiga"), current);
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

/** Downloads an archive and the named files beside it, if it is not on this machine. */
async function obtain(archive: string, folder: string, beside: readonly string[]): Promise<string> {
  if (!archive.startsWith("https://")) return archive;
  const name = basename(new URL(archive).pathname);
  for (const other of [...beside, name]) await download(new URL(other, archive), join(folder, other));
  return join(folder, name);
}

async function download(address: URL, path: string): Promise<void> {
  const response = await fetch(address).catch(({ cause, message }: Error) => {
    throw new StartFailure(`${address} cannot be fetched: ${(cause as Error | undefined)?.message ?? message}`);
  });
  if (!response.ok || !response.body) throw new StartFailure(`${address} answers ${response.status}`);
  await pipeline(response.body as unknown as AsyncIterable<Uint8Array>, createWriteStream(path));
}

async function checkSum(file: string): Promise<void> {
  const sumsFile = join(dirname(file), sumsName);
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
  const { cpu } = await readManifest(unpacked, version);
  if (cpu !== process.arch) throw new StartFailure(`The archive is for ${cpu}, and this machine is ${process.arch}`);
  if (current.localeCompare(version, "en", { numeric: true }) >= 0)
    throw new StartFailure(`${version} is not newer than the installed ${current}`);
  return version;
}

const readManifest = async (root: string, version: string): Promise<{ cpu: string; repository?: string }> =>
  JSON.parse(await readFile(join(releaseFolder(root, version), "package.json"), "utf8"));
