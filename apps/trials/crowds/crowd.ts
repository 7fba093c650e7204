import { once } from "node:events";
import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sendRequest } from "@visiga/testing/http-client";
import type { Call } from "./anonymous-calls.ts";

interface Crowd {
  readonly addresses: readonly string[];
  /** Calls of each address, and the connections that they share. */
  readonly calls: number;
  readonly connections: number;
}

/** Sends every call, each connection one after the other. @returns the number of calls that got a response */
export async function sendCalls(url: string, call: Call, { addresses, calls, connections }: Crowd): Promise<number> {
  let answered = 0;
  const all = addresses.map(async (localAddress) => {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    let left = calls;
    const send = async () => {
      for (; left > 0; left -= 1) {
        // The server may close a connection whose calls cost too much.
        const sent = sendRequest(url, { ...call.send(), agent, localAddress }).catch(() => null);
        if (await sent) answered += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, send));
    agent.destroy();
  });
  await Promise.all(all);
  return answered;
}

type Connections = Pick<Crowd, "addresses" | "connections">;

/** Sends one call over each connection and reads nothing. @param milliseconds until the crowd goes home */
export async function sendUnread(url: string, call: Call, crowd: Connections, milliseconds: number): Promise<void> {
  const sockets = await openSockets(url, crowd, (socket) => socket.pause().write(message(call)));
  await pause(milliseconds);
  for (const socket of sockets) socket.destroy();
}

/** Opens all connections, and then writes several calls to each. Resolves when the server has answered or closed each. */
export async function sendAtOnce(url: string, call: Call, crowd: Connections, calls: number): Promise<void> {
  const sockets = await openSockets(url, crowd, (socket) => socket.setTimeout(2000));
  await pause(500);
  const ended = sockets.map((socket) =>
    once(
      socket.resume().once("timeout", () => socket.destroy()),
      "close",
    ),
  );
  for (const socket of sockets) socket.write(Array.from({ length: calls }, () => message(call)).join(""));
  await Promise.all(ended);
}

async function openSockets(url: string, { addresses, connections }: Connections, use: (socket: Socket) => unknown) {
  const { hostname: host, port } = new URL(url);
  const sockets: Socket[] = [];
  for (const localAddress of addresses) {
    for (let opened = 0; opened < connections; opened += 1) {
      const socket = connect({ host, port: Number(port), localAddress });
      use(socket.on("error", () => {}));
      sockets.push(socket);
    }
    // Otherwise the system refuses some of them.
    await pause(5);
  }
  return sockets;
}

function message(call: Call): string {
  const { method, path, headers = {}, body = "" } = call.send();
  const all = { ...headers, ...(body !== "" && { "content-length": String(Buffer.byteLength(body)) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}
