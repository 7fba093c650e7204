import type { EventEmitter } from "node:events";

/**
 * Makes a stream, child process, socket or server safe: an error for which nobody listens at that moment, such as that of
 * a full disk, would end the process. `pipeline`, `once` and loops over a stream get it nevertheless.
 */
export function listened<Emitter extends Pick<EventEmitter, "on">>(emitter: Emitter): Emitter {
  emitter.on("error", () => {});
  return emitter;
}
