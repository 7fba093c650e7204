import { connect } from "node:net";

export interface HoldOptions {
  readonly port: number;
  /** Source address, one of 127.0.0.0/8. */
  readonly from: string;
  readonly connections: number;
  /** Bytes that each connection sends when it opens. */
  readonly opening: string;
  /** What it sends after that, so many times. */
  readonly repeated?: { readonly piece: string; readonly times: number };
  /** Reads no answers. */
  readonly paused?: boolean;
}

/** Milliseconds until a closed connection is replaced. */
const pauseBefore = 10;

/**
 * Argument: the order. Sends the number of open connections to the parent process every second until it disconnects.
 */
const order: HoldOptions = JSON.parse(process.argv[2] ?? "");
let open = 0;

function hold(): void {
  const socket = connect({ port: order.port, host: "127.0.0.1", localAddress: order.from });
  socket.once("connect", () => {
    open += 1;
    socket.write(order.opening + (order.repeated?.piece.repeat(order.repeated.times) ?? ""));
    socket.once("close", () => {
      open -= 1;
    });
  });
  socket.on("error", () => {});
  if (!order.paused) socket.resume();
  socket.once("close", () => setTimeout(hold, pauseBefore));
}

for (let index = 0; index < order.connections; index += 1) hold();
setInterval(() => process.connected && process.send?.(open), 1000);
process.once("disconnect", () => process.exit());
