import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The same token, signed one hour earlier. */
export function expired(token: string): string {
  const secret = readFileSync(join(String(process.env.E2E_DATA_DIR), "jwt-secret"), "utf8").trim();
  const key = createHash("sha256").update(`access token ${secret}`).digest();
  const [header = "", payload = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const past = JSON.stringify({ ...claims, iat: claims.iat - 3600, exp: claims.exp - 3600 });
  const signed = `${header}.${Buffer.from(past).toString("base64url")}`;
  return `${signed}.${createHmac("sha256", key).update(signed).digest("base64url")}`;
}
