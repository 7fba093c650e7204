import { flood } from "./flood.ts";

/** Sends a flood from a process of its own, so that it does not delay whoever measures. Argument: the order. */
process.send?.(await flood(JSON.parse(process.argv[2] ?? "")), () => process.disconnect());
