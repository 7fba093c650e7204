import type { FastifyRequest } from "fastify";

type Request = Pick<FastifyRequest, "ip" | "ips" | "headers">;

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/i.test(address);

/** Whether a peer that is not trusted says for whom it sends the request. */
export const isForwardedUnasked = ({ ips, headers }: Request): boolean =>
  headers["x-forwarded-for"] !== undefined && (ips === undefined || ips.length <= 1);

/**
 * The address that limits count a request by. Empty where a program of this machine forwards it and is not trusted: then
 * everybody would be one address, and whoever uses up its limits would shut out all others.
 */
export const limitedAddress = (request: Request): string =>
  isForwardedUnasked(request) && isLoopback(request.ip) ? "" : request.ip;
