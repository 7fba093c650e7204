import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { programPath } from "#testing/program-path.ts";
import { makeArchive, SampleInstallation } from "#testing/sample-installation.ts";
import { runProgram } from "./run-program.ts";

const repository = "school/visiga";

let folder: string;
let next: string;
let server: Server;
let address: string;
let certificate: string;
let site: SampleInstallation;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "update-download-"));
  const bundles = dirname(await programPath("update"));
  const archives = join(folder, "archives");
  const first = await makeArchive(archives, bundles, { version: "1.0.0", repository });
  next = await makeArchive(archives, bundles, { version: "1.1.0", repository });
  site = await SampleInstallation.unpack(first, folder);
  const key = join(folder, "key.pem");
  certificate = join(folder, "certificate.pem");
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc", "-days", "1"];
  const subject = ["-subj", "/CN=releases", "-addext", "subjectAltName=IP:127.0.0.1"];
  await runProgram("openssl", ["req", "-x509", ...kind, ...subject, "-keyout", key, "-out", certificate]);
  server = createServer({ key: await readFile(key), cert: await readFile(certificate) }, async ({ url }, response) => {
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
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Updates the running site on a machine with a program `gh` that is this shell script. */
async function updateWith(gh: string) {
  const programs = join(folder, "programs");
  await mkdir(programs, { recursive: true });
  await writeFile(join(programs, "gh"), `#!/bin/sh\n${gh}\n`);
  await chmod(join(programs, "gh"), 0o755);
  await runProgram("ln", ["-sfn", "releases/1.0.0", join(site.root, "current")]);
  await site.start();
  const PATH = `${programs}:${process.env.PATH}`;
  return site.update(address, { PATH, NODE_EXTRA_CA_CERTS: certificate });
}

const knowsNoAttestations = `echo 'unknown command "attestation" for "gh"' >&2; exit 1`;
const refuses = `case $* in *--help) ;; *) echo 'no attestations found' >&2; exit 1 ;; esac`;
const accepts = `case $* in *--help) ;; *) echo "$@" > "$(dirname "$0")/../checked" ;; esac`;

test("an archive whose address has another certificate is refused", async () => {
  await site.start();
  expect(await site.update(address)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/SHA256SUMS cannot be fetched: self-signed certificate\n$/),
  });
  expect(await site.state()).toMatchObject({ served: "1.0.0", left: [] });
});

test("an archive is downloaded with its sums", async () => {
  expect(await updateWith(knowsNoAttestations)).toMatchObject({ code: 0, err: "" });
  expect(await site.state()).toMatchObject({ served: "1.1.0", left: [] });
});

test("an archive without the attestation that this machine can check is refused", async () => {
  expect(await updateWith(accepts)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^1\.0\.0 stays, .*attestation\.sigstore\.json answers 404\n$/),
  });
});

test("an archive that its repository did not build is refused in one sentence", async () => {
  await writeFile(join(dirname(next), "attestation.sigstore.json"), "{}");
  expect(await updateWith(refuses)).toMatchObject({
    code: 1,
    err: "1.0.0 stays, with its data, because the update failed: gh does not confirm that school/visiga built visiga-1.1.0.tar.gz: no attestations found\n",
  });
  expect(await site.state()).toMatchObject({ served: "1.0.0", left: [] });
});

test("an archive that its repository built replaces the release", async () => {
  expect(await updateWith(accepts)).toMatchObject({
    code: 0,
    out: expect.stringContaining("gh confirms that school/visiga built the archive\n"),
  });
  expect(await readFile(join(folder, "checked"), "utf8")).toMatch(
    /^attestation verify --repo school\/visiga --bundle \S+attestation\.sigstore\.json \S+visiga-1\.1\.0\.tar\.gz\n$/,
  );
  expect(await site.state()).toMatchObject({ served: "1.1.0", left: [] });
});
