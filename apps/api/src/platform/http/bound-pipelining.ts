import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

type TakeRequest = (request: IncomingMessage, keepAlive: boolean) => number;

/** Parser state meaning that no request follows, as after a protocol upgrade. */
const endsHere = 2;

/**
 * Parses further requests of the connection only while `mayAsk` allows it. Node.js checks whether its responses are
 * read only after a whole chunk, which can hold thousands of requests. This check runs before each request, so the rest
 * of the chunk costs nothing.
 */
export function boundPipelining(socket: Socket, mayAsk: (socket: Socket) => boolean): void {
  const { parser } = socket as Socket & { parser?: { onIncoming?: TakeRequest } };
  const take = parser?.onIncoming;
  if (!parser || !take) return;
  parser.onIncoming = (request, keepAlive) => (mayAsk(socket) ? take(request, keepAlive) : endsHere);
}
