import type { FastifyInstance } from "fastify";

/** Headers of every response. Pages, photos and the documentation replace the content policy with their own. */
export const securityHeaders = {
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (_, reply) => void reply.headers(securityHeaders));
}
