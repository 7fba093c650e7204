import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type FaultyLine = Awaited<ReturnType<typeof openFaultyLine>>;

/** A TCP proxy to the server of `url` that a test can interrupt. */
export async function openFaultyLine(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let stalled = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    lead(near, far);
    lead(far, near);
  }).listen(0, "127.0.0.1");
  const lead = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on("data", (piece) => to.write(piece));
    if (stalled) from.pause();
    from.on("error", () => {});
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  await once(server, "listening");
  const line = new URL(url);
  line.hostname = "127.0.0.1";
  const { port } = server.address() as AddressInfo;
  line.port = String(port);

  return {
    url: line.href,
    /** Stops forwarding data on open and new connections without closing them. */
    stall: () => {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
    open: async () => {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
  };
}
