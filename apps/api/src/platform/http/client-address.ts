import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { Config } from "#platform/config/config.ts";

type Trusts = (address: string, distance: number) => boolean;

/** Which addresses belong to proxies that may say whom they ask for. */
function trusts(setting: Config["trustProxy"]): Trusts {
  if (typeof setting === "boolean") return () => setting;
  return typeof setting === "number" ? (_, distance) => distance < setting : proxyAddress.compile(setting);
}

/** Finds the client's address as Fastify does, also where the framework is not asked. */
export function clientAddress({ trustProxy }: Pick<Config, "trustProxy">): (request: IncomingMessage) => string {
  const trusted = trusts(trustProxy);
  return (request) => proxyAddress(request, trusted);
}
