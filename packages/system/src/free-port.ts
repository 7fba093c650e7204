import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { listened } from "./listened.ts";

/** A free TCP port of 127.0.0.1. Another process may take it before the caller does. */
export async function freePort(): Promise<number> {
  const probe = listened(createServer()).listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
