import { isIPv6 } from "node:net";

/** The network of an address: the first half of an IPv6 address, or the whole IPv4 address. */
export function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(bare)) return bare;
  const [head = "", tail] = bare.split("%")[0]?.split("::") ?? [];
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
