/** Headers of files that browsers neither open as documents nor execute. */
export const fileHeaders = {
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
} as const;

/** Headers of every other response. Pages, photos and the documentation replace the content policy with their own. */
export const securityHeaders = {
  ...fileHeaders,
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(),geolocation=(),microphone=(),payment=(),usb=()",
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;
