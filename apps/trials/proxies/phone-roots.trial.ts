import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer } from "node:tls";
import { promisify } from "node:util";
import { diagnoseCertificate } from "@visiga/keeper/src/diagnosis/certificate.ts";
import { printed, provideSystemPackages } from "@visiga/testing/system-programs";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { testFolder } from "../harness/test-folder.ts";

provideSystemPackages({ names: ["openssl"], present: () => printed("openssl", ["version"]) !== undefined });

const folder = testFolder();
const file = (name: string) => join(folder(), `${name.replaceAll(/\W+/g, "-")}.pem`);
const openssl = (...args: readonly string[]) => promisify(execFile)("openssl", args);

const aaa = "AAA Certificate Services";
const userTrust = "USERTrust RSA Certification Authority";
const r46 = "Sectigo Public Server Authentication Root R46";
const zeroSsl = "ZeroSSL RSA DV SSL CA 2";
const isrg = "ISRG Root X1";

let serial = 1000;

/** A certificate of `name` by `issuer`, both with the names of real authorities and keys of this test. */
async function certify(name: string, issuer = name, days = 30) {
  const leaf = name === "localhost";
  const extensions = leaf ? "subjectAltName=DNS:localhost" : "basicConstraints=critical,CA:TRUE";
  const request = file(`${name} request`);
  await openssl("req", "-new", "-key", file(`${name} key`), "-subj", `/CN=${name}`, "-out", request);
  await writeFile(file("extensions"), extensions);
  const made = ["-req", "-in", request, "-days", String(days), "-extfile", file("extensions")];
  const signer =
    issuer === name
      ? ["-signkey", file(`${name} key`)]
      : ["-CA", file(`${issuer} by ${issuer}`), "-CAkey", file(`${issuer} key`), "-set_serial", String(serial++)];
  await openssl("x509", ...made, ...signer, "-out", file(`${name} by ${issuer}`));
}

const pem = (...names: readonly string[]) => Promise.all(names.map((name) => readFile(file(name), "utf8")));

beforeAll(async () => {
  for (const name of [aaa, userTrust, r46, zeroSsl, isrg, "R12", "localhost"]) {
    await openssl("genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", file(`${name} key`));
    if (![zeroSsl, "R12", "localhost"].includes(name)) await certify(name);
  }
  await certify(userTrust, aaa);
  await certify(r46, userTrust);
  for (const [name, issuer] of [
    [zeroSsl, r46],
    ["R12", isrg],
  ] as const) {
    await certify(name, issuer);
    // The file that signs has the name of a root.
    await writeFile(file(`${name} by ${name}`), await readFile(file(`${name} by ${issuer}`)));
    await certify("localhost", name);
  }
  // Some of the roots of each system, by their names.
  const roots = async (phone: string, ...names: readonly string[]) =>
    writeFile(file(phone), await pem(...names.map((name) => `${name} by ${name}`)));
  await roots("Android 5.0", aaa);
  await roots("Android 5.1", aaa, userTrust);
  await roots("Android 15", userTrust, r46, isrg);
});

const chains = {
  ZeroSSL: [`localhost by ${zeroSsl}`, `${zeroSsl} by ${r46}`, `${r46} by ${userTrust}`],
  "ZeroSSL with AAA": [
    `localhost by ${zeroSsl}`,
    `${zeroSsl} by ${r46}`,
    `${r46} by ${userTrust}`,
    `${userTrust} by ${aaa}`,
  ],
  "ZeroSSL alone": [`localhost by ${zeroSsl}`, `${zeroSsl} by ${r46}`],
  "Let's Encrypt": ["localhost by R12", `R12 by ${isrg}`],
};

test.each([
  ["ZeroSSL", ["Android 5.1", "Android 15"], "ok", "from Android 5.1 on"],
  ["ZeroSSL with AAA", ["Android 5.0", "Android 5.1", "Android 15"], "ok", "from Android 5.0 on"],
  ["ZeroSSL alone", ["Android 15"], "warning", "Android before 14 do not know"],
  ["Let's Encrypt", ["Android 15"], "warning", "Android before 7.1.1, Firefox before 50 and KaiOS 2.5 do not know"],
] as const)("openssl and diagnose agree which phones know the chain of %s", async (name, knownBy, state, says) => {
  const [leaf = "", ...others] = chains[name];
  await writeFile(file("presented"), await pem(...others));
  const verified = [];
  for (const phone of ["Android 5.0", "Android 5.1", "Android 15"]) {
    const args = [
      "verify",
      "-no-CApath",
      "-no-CAstore",
      "-CAfile",
      file(phone),
      "-untrusted",
      file("presented"),
      file(leaf),
    ];
    if (printed("openssl", args) !== undefined) verified.push(phone);
  }
  expect(verified).toEqual(knownBy);

  const server = createServer({
    key: await readFile(file("localhost key")),
    cert: (await pem(leaf, ...others)).join(""),
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  // This machine trusts what a new phone does.
  const findings = await diagnoseCertificate(url, new Date(), await readFile(file("Android 15"), "utf8"));
  expect(findings.map((finding) => finding.state)).toEqual(["ok", state]);
  expect(findings[1]?.says).toContain(says);
});
