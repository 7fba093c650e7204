import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy of every page. The one inline script is allowed by its hash and no other, so that one that
 * somebody brings into a page does not run.
 * @param themeScript the script's text
 */
export const pagePolicy = (themeScript: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'sha256-${createHash("sha256").update(themeScript).digest("base64")}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(";");
