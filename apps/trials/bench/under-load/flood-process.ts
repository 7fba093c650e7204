import { flood } from "./flood.ts";

/** Sends a flood from a separate process, so that it does not delay the measuring process. Argument: the order. */
process.send?.(await flood(JSON.parse(process.argv[2] ?? "")), () => process.disconnect());
