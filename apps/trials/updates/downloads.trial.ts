import { copyFile, mkdir, readFile, rm, stat, statfs, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { SampleInstallation } from "@visiga/keeper/src/testing/sample-installation.ts";
import { runProgram } from "@visiga/keeper/src/update/run-program.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { mountSmallDisk } from "../harness/small-disk.ts";
import { testFolder } from "../harness/test-folder.ts";
import { archiveIn, replacePrograms } from "./update-fixtures.ts";

const repository = "school/visiga";

/** Bytes of which a file in memory takes whole ones. */
const page = 4096;

const folder = testFolder();
let first: string;
let next: string;
let server: Server;
let address: string;
let certificate: string;
let site: SampleInstallation;
/** Where addresses below `/redirecting/` lead. */
let redirectTo: string;
const redirecting = () => address.replace(/[^/]*$/, (name) => `redirecting/${name}`);

beforeAll(async () => {
  first = await archiveIn(folder(), { version: "1.0.0", repository });
  next = await archiveIn(folder(), { version: "1.1.0", repository });
  site = await SampleInstallation.unpack(first, folder());
  const key = join(folder(), "key.pem");
  certificate = join(folder(), "certificate.pem");
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc", "-days", "1"];
  const subject = ["-subj", "/CN=releases", "-addext", "subjectAltName=IP:127.0.0.1"];
  await runProgram("openssl", ["req", "-x509", ...kind, ...subject, "-keyout", key, "-out", certificate]);
  server = createServer({ key: await readFile(key), cert: await readFile(certificate) }, async ({ url }, response) => {
    if (url?.startsWith("/redirecting/")) {
      response.writeHead(302, { location: redirectTo + url.slice("/redirecting/".length) }).end();
      return;
    }
    const content = await readFile(join(dirname(next), String(url))).catch(() => null);
    response.writeHead(content ? 200 : 404).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `https://127.0.0.1:${(server.address() as AddressInfo).port}/visiga-1.1.0.tar.gz`;
});

afterEach(async () => {
  await site.kill();
  await rm(join(site.root, "data"), { recursive: true, force: true });
});
afterAll(() => void server.close());

const knowsNoAttestations = `echo 'unknown command' >&2; exit 1`;
const refuses = `case $* in *--help) ;; *) echo 'no attestations found' >&2; exit 1 ;; esac`;
const accepts = `case $* in *--help) ;; *) echo "$@" > "$(dirname "$0")/../checked" ;; esac`;

/** Updates the running site on a machine whose programs `gh` and `cosign` are these shell scripts. */
async function updateWith(scripts: { gh?: string; cosign?: string }, place = address, options: readonly string[] = []) {
  const PATH = await replacePrograms(folder(), { gh: knowsNoAttestations, cosign: knowsNoAttestations, ...scripts });
  await runProgram("ln", ["-sfn", "releases/1.0.0", join(site.root, "current")]);
  await site.start();
  return site.update(place, { PATH, NODE_EXTRA_CA_CERTS: certificate }, options);
}

test("an archive whose address has another certificate is refused", async () => {
  await site.start();
  expect(await site.update(address, {}, ["--without-attestation"])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/SHA256SUMS cannot be fetched: self-signed certificate\. 1\.0\.0 is still installed/),
  });
  expect(await site.state()).toMatchObject({ served: "1.0.0", left: [] });
});

test("a machine that cannot check who built an archive refuses it", async () => {
  expect(await updateWith({})).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /Nothing on this machine can check .*add --without-attestation\. 1\.0\.0 is still installed/,
    ),
  });
  expect(await site.state()).toMatchObject({ served: "1.0.0", left: [] });
});

test("a downloaded archive is checked by its sums, and on request not by its builder", async () => {
  expect(await updateWith({}, address, ["--without-attestation"])).toMatchObject({
    code: 0,
    err: "",
    out: expect.stringContaining("Not checked whether school/visiga built the archive: --without-attestation\n"),
  });
  expect(await site.state()).toMatchObject({ served: "1.1.0", left: [] });
});

test("an archive without the attestation that this machine can check is refused", async () => {
  expect(await updateWith({ gh: accepts })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The update failed: .*attestation\.sigstore\.json returned 404\. 1\.0\.0 is still/),
  });
});

test("a redirect to an address without https is refused, and one with https is followed", async () => {
  redirectTo = "http://127.0.0.1:1/";
  expect(await updateWith({}, redirecting(), ["--without-attestation"])).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /http:\/\/127\.0\.0\.1:1\/SHA256SUMS is not an https address\. 1\.0\.0 is still installed/,
    ),
  });
  redirectTo = address.replace(/[^/]*$/, "");
  expect((await updateWith({}, redirecting(), ["--without-attestation"])).code).toBe(0);
});

test("an archive that is exchanged while it is checked is not installed", async () => {
  const place = join(folder(), "exchanged", "visiga-1.1.0.tar.gz");
  await mkdir(dirname(place), { recursive: true });
  for (const name of ["visiga-1.1.0.tar.gz", "SHA256SUMS"])
    await copyFile(join(dirname(next), name), join(dirname(place), name));
  await writeFile(join(dirname(place), "attestation.sigstore.json"), "{}");
  // The program that checks the archive replaces it by another file.
  const exchanges = `case $* in *--help) ;; *) echo exchanged > ${place} ;; esac`;
  expect((await updateWith({ gh: exchanges }, place)).code).toBe(0);
  expect(await readFile(place, "utf8")).toBe("exchanged\n");
  expect(await site.state()).toMatchObject({ served: "1.1.0", left: [] });
});

const workflow = "^https://github\\.com/school/visiga/\\.github/workflows/release\\.yml@refs/tags/v";

describe.each([
  ["gh", `attestation verify --repo school/visiga --cert-identity-regex ${workflow}`],
  [
    "cosign",
    "verify-blob-attestation --new-bundle-format --type=https://slsa.dev/provenance/v1 " +
      `--certificate-oidc-issuer=https://token.actions.githubusercontent.com --certificate-identity-regexp=${workflow}`,
  ],
])("a machine with %s", (program, command) => {
  beforeAll(() => writeFile(join(dirname(next), "attestation.sigstore.json"), "{}"));

  test("an archive that its repository's release workflow did not build is refused in one sentence", async () => {
    expect(await updateWith({ [program]: refuses })).toMatchObject({
      code: 1,
      err: `The update failed: ${program} does not confirm that school/visiga built visiga-1.1.0.tar.gz: no attestations found. 1.0.0 is still installed, with its data.\n`,
    });
    expect(await site.state()).toMatchObject({ served: "1.0.0", left: [] });
  });

  test("an archive that its repository's release workflow built replaces the release", async () => {
    expect(await updateWith({ [program]: accepts })).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${program} confirms that school/visiga built the archive\n`),
    });
    const [checked = "", files = ""] = (await readFile(join(folder(), "checked"), "utf8")).split(" --bundle ");
    expect(checked).toBe(command);
    expect(files).toMatch(/^\S+attestation\.sigstore\.json \S+visiga-1\.1\.0\.tar\.gz\n$/);
    expect(await site.state()).toMatchObject({ served: "1.1.0", left: [] });
  });
});

test.each([
  ["downloaded", () => 0],
  ["unpacked", (archive: number) => archive + page],
])("a release for which the disk is full when it is %s leaves the former one, and no file", async (_, room) => {
  const disk = await mountSmallDisk(256);
  if (!disk) return;
  let small: SampleInstallation | undefined;
  try {
    small = await SampleInstallation.unpack(first, disk.folder);
    await small.start();
    const { bavail, bsize } = await statfs(disk.folder);
    // The sums take a page.
    const free = page + room((await stat(next)).size);
    await runProgram("fallocate", ["-l", String(bavail * bsize - free), join(disk.folder, "filler")]);
    const PATH = await replacePrograms(folder(), { gh: knowsNoAttestations, cosign: knowsNoAttestations });
    const updated = await small.update(address, { PATH, NODE_EXTRA_CA_CERTS: certificate }, ["--without-attestation"]);
    expect(updated).toMatchObject({ code: 1, err: expect.stringMatching(/(disk is full|No space left)/i) });
    expect(updated.err.trim().split("\n").length).toBeLessThan(4);
    expect(await small.state()).toMatchObject({ served: "1.0.0", data: "1.0.0", left: [] });
    expect(await small.releases()).toEqual(["1.0.0"]);
  } finally {
    await small?.kill();
    await disk.remove();
  }
});
