import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, lstat, mkdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Report, StartFailure } from "@visiga/system/errors/start-failure";
import { gt, valid } from "semver";
import { checkAttestation, findVerifier } from "./attestation.ts";
import { currentVersion, releaseFolder } from "./installation.ts";
import { runProgram } from "./run-program.ts";

/** Installs an archive without the proof of who built it. */
export const unattestedOption = "--without-attestation";

const sumsName = "SHA256SUMS";
const attestationName = "attestation.sigstore.json";

/** An archive to install, and whether its builder must be checked. */
export interface Archive {
  /** File or https address; its SHA256SUMS and attestation are beside it. */
  readonly place: string;
  /** Whether to install it although this machine cannot check who built it. */
  readonly unattested: boolean;
}

/**
 * Unpacks an archive beside the other releases. All checks and the unpacking read one copy, which nobody else can
 * replace.
 * @returns its version
 */
export async function unpackRelease(
  { place, unattested }: Archive,
  root: string,
  tellOperator: Report,
): Promise<string> {
  // Beside the releases, so that the new one is moved to its place in one step.
  const folder = join(root, "incoming");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  try {
    const current = await currentVersion(root);
    // The workflow that builds a release writes its repository into it.
    const { repository } = await readManifest(root, current);
    const verifier = repository ? await findVerifier() : undefined;
    if (repository && !verifier && !unattested)
      throw new StartFailure(
        `Nothing on this machine can check whether ${repository} built the archive: install gh 2.49 or cosign 2.4, or add ${unattestedOption}`,
      );
    const file = await obtain(place, folder, verifier ? [sumsName, attestationName] : [sumsName]);
    await checkSum(file);
    if (repository && verifier) {
      await checkAttestation(verifier, file, join(dirname(file), attestationName), repository);
      tellOperator(`${verifier.program} confirms that ${repository} built the archive`);
    } else if (repository) {
      tellOperator(`Not checked whether ${repository} built the archive: ${unattestedOption}`);
    }
    await runProgram("tar", ["-xzf", file, "-C", folder]);
    const version = await checkRelease(join(folder, "visiga"), current);
    const target = releaseFolder(root, version);
    // Remains of a failed update.
    await rm(target, { recursive: true, force: true });
    await rename(releaseFolder(join(folder, "visiga"), version), target);
    await runProgram("sync", ["-f", target]);
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies or downloads an archive and the named files beside it into the folder. */
async function obtain(place: string, folder: string, beside: readonly string[]): Promise<string> {
  const address = place.startsWith("https://") ? new URL(place) : null;
  const name = basename(address?.pathname ?? place);
  for (const other of [...beside, name]) {
    if (address) await download(new URL(other, address), join(folder, other));
    else await copy(join(dirname(place), other), join(folder, other));
  }
  return join(folder, name);
}

async function copy(from: string, to: string): Promise<void> {
  await copyFile(from, to).catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new StartFailure(code === "ENOENT" ? `There is no file ${from}` : message);
  });
}

const maxRedirects = 5;

async function download(address: URL, path: string, redirects = 0): Promise<void> {
  if (address.protocol !== "https:") throw new StartFailure(`${address} is not an https address`);
  if (redirects > maxRedirects) throw new StartFailure(`${address} redirects too often`);
  const response = await fetch(address, { redirect: "manual" }).catch(({ cause, message }: Error) => {
    throw new StartFailure(`${address} cannot be fetched: ${(cause as Error | undefined)?.message ?? message}`);
  });
  const location = response.headers.get("location");
  if (response.status >= 300 && response.status < 400 && location) {
    await response.body?.cancel();
    return download(new URL(location, address), path, redirects + 1);
  }
  if (!response.ok || !response.body) throw new StartFailure(`${address} returned ${response.status}`);
  await pipeline(response.body, createWriteStream(path));
}

async function checkSum(file: string): Promise<void> {
  const sumsFile = join(dirname(file), sumsName);
  const sums = await readFile(sumsFile, "utf8");
  const name = basename(file);
  const stated = sums.split("\n").find((line) => line.endsWith(`  ${name}`));
  if (!stated) throw new StartFailure(`${sumsName} does not name ${name}`);
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  if (!stated.startsWith(hash.digest("hex")))
    throw new StartFailure(`${name} is damaged: ${sumsName} states another sum`);
}

async function checkRelease(unpacked: string, current: string): Promise<string> {
  const version = await currentVersion(unpacked).catch(() => "");
  // The version names a folder, which is erased first; a link could lead anywhere.
  if (!/^\d+\.\d+\.\d+/.test(version) || valid(version) !== version || !(await isFolder(unpacked, version)))
    throw new StartFailure("The archive is not a release of this site");
  const { cpu } = await readManifest(unpacked, version);
  if (cpu !== process.arch) throw new StartFailure(`The archive is for ${cpu}, and this machine is ${process.arch}`);
  if (!gt(version, current)) throw new StartFailure(`${version} is not newer than the installed ${current}`);
  return version;
}

/** Whether the folder with all releases and the one of this release are folders and no links. */
async function isFolder(unpacked: string, version: string): Promise<boolean> {
  const release = releaseFolder(unpacked, version);
  const folders = await Promise.all([dirname(release), release].map((path) => lstat(path).catch(() => null)));
  return folders.every((folder) => folder?.isDirectory());
}

const readManifest = async (root: string, version: string): Promise<{ cpu: string; repository?: string }> =>
  JSON.parse(await readFile(join(releaseFolder(root, version), "package.json"), "utf8"));
