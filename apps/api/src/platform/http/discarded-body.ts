import type { IncomingMessage, ServerResponse } from "node:http";
import { mayHave } from "./buffered-body.ts";

/**
 * Reads a body that no route reads, and keeps nothing of it: Node.js keeps every chunk until the response, which takes
 * hundreds of bytes for each. If it has too many chunks, the rest is not read, and the connection ends with the response.
 * @param distrust called if there are too many chunks
 */
export function discardBody(request: IncomingMessage, response: ServerResponse, distrust: () => void): void {
  let [chunks, bytes] = [0, 0];
  let stopped = false;
  request.socket.pause();
  request.on("data", (chunk: Buffer) => {
    if (stopped) {
      request.socket.pause();
      return;
    }
    chunks += 1;
    bytes += chunk.length;
    if (mayHave(chunks, bytes)) return;
    stopped = true;
    distrust();
    response.shouldKeepAlive = false;
    if (response.writableFinished) request.socket.destroy();
    // The stream would ask for more after each chunk.
    request._read = () => {};
    request.socket.pause();
  });
  // Otherwise Node.js itself would read the rest after the response, whatever it costs.
  request.read(0);
}
