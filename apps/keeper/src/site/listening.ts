import type { AddressInfo, Server } from "node:net";
import type { Config } from "@visiga/system/config/config";
import { PortFailure } from "@visiga/system/errors/start-failure";

type Place = Pick<Config, "host" | "port">;

/** The address of a listening server as people type it. */
export function shownAddress(server: Pick<Server, "address">, { host }: Pick<Place, "host">): string {
  const { port } = server.address() as AddressInfo;
  const local = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host);
  return `http://${local ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** An error of `listen`, in words for the operator if it is one that they can mend. */
export function listenFailure(error: unknown, { host, port }: Place): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return new PortFailure(`PORT: ${port} on ${host} is taken by another program`);
  if (code === "EACCES") return new PortFailure(`PORT: ${port} may not be used by this user`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new PortFailure(`HOST: ${host} is not an address of this machine`);
  return error;
}
