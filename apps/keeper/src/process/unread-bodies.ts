import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { hasBody } from "@visiga/api/body-chunks";
import { listened } from "@visiga/system/listened";

const defaultLimits = {
  connections: 500,
  perAddress: 100,
  /** Milliseconds for the headers of a request. */
  headers: 10_000,
  /** Milliseconds for a whole request, of which few have a body that is read. */
  request: 120_000,
  /** Milliseconds until a connection with a body is closed: its client would send the next one at once. */
  park: 5000,
};

const refusal = "HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 20\r\ncontent-length: 0\r\n\r\n";

/**
 * A server for while the site does not run. It reads no other bodies than `reads` names: they would take the time of the
 * work that everybody waits for. A connection ends with its first response.
 */
export function createServerWithoutBodies(
  answer: RequestListener,
  limits = defaultLimits,
  reads: (request: IncomingMessage) => boolean = () => false,
): Server {
  const byAddress = new Map<string, Set<Socket>>();
  let open = 0;
  const take = (request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
    if (hasBody(request) && !reads(request)) return park(request.socket);
    if (request.headers.expect?.toLowerCase() === "100-continue") response.writeContinue();
    answer(request, response);
  };
  /** The response of Node.js would read the rest of the body. */
  const park = (socket: Socket) => {
    socket.pause();
    socket.write(refusal);
    setTimeout(() => socket.destroy(), limits.park).unref();
  };
  const server = listened(createServer({ headersTimeout: limits.headers, requestTimeout: limits.request }, take));
  // Otherwise Node.js would ask for the body, or answer by itself.
  server.on("checkContinue", take).on("checkExpectation", take);
  server.on("connection", (socket) => {
    const { remoteAddress = "" } = socket;
    const own = byAddress.get(remoteAddress) ?? new Set();
    if (own.size >= limits.perAddress) return void socket.destroy();
    byAddress.set(remoteAddress, own.add(socket));
    open += 1;
    socket.once("close", () => {
      open -= 1;
      own.delete(socket);
      if (own.size === 0) byAddress.delete(remoteAddress);
    });
    if (open > limits.connections) oldest(byAddress.values())?.destroy();
  });
  return server;
}

/** The oldest connection of the address with the most. */
function oldest(groups: Iterable<ReadonlySet<Socket>>): Socket | undefined {
  const [largest] = [...groups].sort((one, other) => other.size - one.size);
  return largest?.values().next().value;
}
