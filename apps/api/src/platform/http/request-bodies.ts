import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { bodyLimit, largeInputs } from "@visiga/contracts/procedures";
import { listened } from "@visiga/system/listened";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#platform/errors/app-error.ts";
import type { IsUsers } from "#platform/security/identity.ts";
import { hasBody, isPlausibleChunking } from "./body-chunks.ts";
import { type BodyGuard, BufferedBody } from "./buffered-body.ts";

/** Bytes of bodies in memory. */
const bounds = { perAddress: 4 * 1024 ** 2, inAll: 64 * 1024 ** 2 };

const largest = Math.max(...largeInputs.values());

/**
 * Reads JSON and the forms of pages into one buffer each: the framework would keep every chunk, hundreds of bytes each.
 * Forms with files are streamed to the disk, and other bodies discarded.
 */
export class RequestBodies {
  readonly #bodies = new WeakMap<IncomingMessage, BufferedBody>();
  readonly #byAddress = new Map<string, number>();
  #inAll = 0;

  /** @param addressOf the network that a request counts for; empty for none */
  constructor(
    private readonly addressOf: (request: IncomingMessage) => string,
    private readonly pauseAddress: (request: IncomingMessage) => void,
  ) {}

  /** Starts in the turn of the headers, because thousands of chunks may follow in the received data. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    if (!hasBody(request)) return;
    const type = request.headers["content-type"] ?? "";
    const discard = () => discardBody(request, response, () => this.pauseAddress(request));
    if (buffered.test(type)) this.#bodies.set(request, new BufferedBody(request, largest, this.#guard(request)));
    else if (mayBeStreamed(request.method) && streamed.test(type))
      response.prependOnceListener("finish", () => {
        if (request.complete) return;
        discard();
        // A route that refused the request may have stopped reading in the middle.
        request.unpipe().resume();
      });
    else {
      request.socket.pause();
      discard();
    }
  }

  /** Null if the framework has to read it. @throws `request_too_large`, `malformed_request`, `unavailable` */
  async read(request: IncomingMessage, limit: number): Promise<Buffer | null> {
    return (await this.#bodies.get(request)?.read(limit)) ?? null;
  }

  #guard(request: IncomingMessage): BodyGuard {
    const address = this.addressOf(request);
    return {
      reserve: (bytes) => {
        const own = address === "" ? 0 : (this.#byAddress.get(address) ?? 0);
        if (own + bytes > bounds.perAddress || this.#inAll + bytes > bounds.inAll)
          throw new AppError("unavailable", { retryAfter: 5 });
        this.#add(address, bytes);
      },
      release: (bytes) => this.#add(address, -bytes),
      pauseAddress: () => this.pauseAddress(request),
    };
  }

  #add(address: string, bytes: number): void {
    this.#inAll += bytes;
    const own = (this.#byAddress.get(address) ?? 0) + bytes;
    if (own > 0) this.#byAddress.set(address, own);
    else this.#byAddress.delete(address);
  }
}

/** Which types of bodies are read whole, and which are streamed. */
const buffered = /^application\/(json|x-www-form-urlencoded)\b/i;
const streamed = /^multipart\/form-data\b/i;

const mayBeStreamed = (method: string | undefined): boolean => method === "POST" || method === "PUT";

/** Passes bodies to the parsers. Reads bodies over `bodyLimit` for users only. */
export function useRequestBodies(app: FastifyInstance, isUsers: IsUsers): void {
  app.addHook("preParsing", async (request, reply, payload) => {
    const limit = request.routeOptions.bodyLimit ?? bodyLimit;
    try {
      if (isLarge(request) && limit > bodyLimit && !(await isUsers(request.raw))) throw new AppError("unauthenticated");
      const body = await app.requestBodies.read(request.raw, limit);
      return body === null ? payload : listened(Readable.from([body], { objectMode: false }));
    } catch (error) {
      // The rest of the body is not read.
      reply.header("connection", "close");
      throw error;
    }
  });
}

/** Whether a body is, or without a declared length may be, over `bodyLimit`. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > bodyLimit;

/**
 * Reads a body that no route reads, and keeps nothing of it: Node.js would keep every chunk until the response.
 * If it has too many chunks, the rest is not read, and the connection ends with the response.
 */
function discardBody(request: IncomingMessage, response: ServerResponse, pauseAddress: () => void): void {
  let [chunks, bytes] = [0, 0];
  let stopped = false;
  request.on("data", (chunk: Buffer) => {
    if (stopped) {
      request.socket.pause();
      return;
    }
    chunks += 1;
    bytes += chunk.length;
    if (isPlausibleChunking(chunks, bytes)) return;
    stopped = true;
    pauseAddress();
    response.shouldKeepAlive = false;
    if (response.writableFinished) request.socket.destroy();
    // The stream would ask for more after each chunk.
    request._read = () => {};
    request.socket.pause();
  });
  // Otherwise Node.js itself would read the rest after the response, whatever it costs.
  request.read(0);
}
