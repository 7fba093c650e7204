import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { Config } from "@visiga/system/config/config";

/** Whether an address is that of a trusted proxy. */
export function trustFunction(setting: Config["trustProxy"]): (address: string) => boolean {
  if (typeof setting === "boolean") return () => setting;
  const trusted = proxyAddress.compile(setting);
  return (address) => trusted(address, 0);
}

/** Finds the client's address like Fastify, also outside the framework. Empty if the connection is closed. */
export function clientAddress({ trustProxy }: Pick<Config, "trustProxy">): (request: IncomingMessage) => string {
  const trusted = trustFunction(trustProxy);
  // The library's type omits that a closed connection has no address.
  return (request) => (proxyAddress(request, trusted) as string | undefined) ?? "";
}
