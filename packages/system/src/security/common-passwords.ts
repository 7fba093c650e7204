import { createHash } from "node:crypto";
import commonPasswordHashes from "./common-password-hashes.json" with { type: "json" };

/**
 * The first five bytes of the SHA-256 of each of the 5,000 most common passwords from eight characters (zxcvbn's list,
 * MIT licence), sorted, in base64. Hashed, because many are unfit for a school's source code.
 */
const hashLength = 5;

/** Local words that an attacker would try first. */
const local = ["visiga", "seminary", "seminari", "tanzania", "mtakatifu", "catholic"];

const hashes = Buffer.from(commonPasswordHashes.join(""), "base64");

function isListed(password: string): boolean {
  const hash = createHash("sha256").update(password).digest().subarray(0, hashLength);
  let at = hashes.indexOf(hash);
  // A match between two hashes is no hash.
  while (at % hashLength > 0) at = hashes.indexOf(hash, at + 1);
  return at !== -1;
}

/** A common password, also with up to four digits or signs; one repeated character; or the owner's name or address. */
export function isCommonPassword(password: string, owner: { readonly name: string; readonly email: string }): boolean {
  const lower = password.normalize("NFKC").toLowerCase().trim();
  const stem = lower.replace(/[^\p{L}]{1,4}$/u, "");
  const own = [owner.email, owner.email.split("@")[0] ?? "", owner.name].map((word) => word.toLowerCase().trim());
  return (
    /^(.)\1*$/u.test(lower) ||
    [lower, stem].some((word) => isListed(word) || local.includes(word) || (word !== "" && own.includes(word)))
  );
}
