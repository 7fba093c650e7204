import { expect, test } from "vitest";
import { judgeChain } from "./phone-roots.ts";

const r46 = "Sectigo Public Server Authentication Root R46";
const userTrust = "USERTrust RSA Certification Authority";

test.each([
  ["ZeroSSL", ["ZeroSSL RSA DV SSL CA 2", r46, userTrust], "ok", `${userTrust}, which phones know from Android 5.1 on`],
  [
    "ZeroSSL with the certificate of AAA",
    ["ZeroSSL RSA DV SSL CA 2", r46, userTrust, "AAA Certificate Services"],
    "ok",
    "AAA Certificate Services, which phones know from Android 5.0 on",
  ],
  ["ZeroSSL without its cross-signature", ["ZeroSSL ECC DV SSL CA 2", r46], "warning", "Android before 14"],
  ["Let's Encrypt", ["R12", "ISRG Root X1"], "warning", "Android before 7.1.1, Firefox before 50 and KaiOS 2.5"],
  ["Let's Encrypt by its root X2", ["E7", "ISRG Root X2"], "warning", "Android before 14"],
  ["X2 with its cross-signature", ["E7", "ISRG Root X2", "ISRG Root X1"], "warning", "Android before 7.1.1"],
  ["Google", ["WR1", "GTS Root R1", "GlobalSign Root CA"], "ok", "from Android 5.0 on"],
  ["Google without its cross-signature", ["WE1", "GTS Root R4"], "warning", "phones of before 2018"],
  ["DigiCert's oldest root", ["Some CA", "DigiCert Global Root CA"], "ok", "from Android 5.0 on"],
  ["an authority of the school's own", ["school"], "ok", "school; whether older phones know it has to be tried"],
  ["no issuer", [], "ok", "has to be tried"],
])("a chain of %s names the phones that it shuts out", (_, names, state, says) => {
  expect(judgeChain(names)).toMatchObject({ about: "certificate", state, says: expect.stringContaining(says) });
});
