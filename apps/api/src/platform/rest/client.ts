import type { FastifyRequest } from "fastify";
import type { Client } from "#platform/identity.ts";
import { deviceName } from "#platform/security/device-name.ts";
import { limitedAddress } from "#platform/security/limited-address.ts";

export const clientOf = (request: FastifyRequest): Client => ({
  address: limitedAddress(request),
  device: deviceName(request.headers["user-agent"]),
});
