import { fileHeaders, securityHeaders } from "@visiga/system/http/security-headers";
import type { FastifyInstance, FastifyReply } from "fastify";

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (_, reply) => void reply.headers(securityHeaders));
}

const passive = /\.(css|js|woff2|webp|avif|png|jpe?g|ico|webm|mp4)(\.(br|gz))?$/;

/** Whether browsers neither open files of this name as documents nor execute them. */
export const isPassiveFile = (fileName: string): boolean => passive.test(fileName);

export function dropDocumentHeaders(reply: FastifyReply): void {
  for (const name of Object.keys(securityHeaders)) if (!(name in fileHeaders)) reply.removeHeader(name);
}
