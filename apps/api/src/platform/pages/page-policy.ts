import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy of every page. Only the known inline scripts are allowed, by their hashes, so that
 * injected scripts do not run.
 * @param scripts their texts
 */
export const pagePolicy = (scripts: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hashOf).join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(";");

const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
