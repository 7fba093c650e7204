import { Readable } from "node:stream";
import { bodyLimit } from "@visiga/contracts/procedures";
import type { FastifyInstance, FastifyRequest, RequestPayload } from "fastify";
import { AppError } from "#platform/errors.ts";
import { networkOf, quotaAddress } from "#platform/security/quota-address.ts";

/** Bytes of each body that count for nobody, so that a login needs none of what others may have used up. */
const freeBytes = 4096;

/** Whether a body of this many bytes may have so many chunks. A network delivers hundreds of bytes in each. */
const mayHave = (chunks: number, bytes: number): boolean => chunks <= 256 + bytes / 16;

/** Memory for bodies that have not arrived completely. */
export interface BodyMemoryBounds {
  /** Bytes of one address. */
  readonly perAddress: number;
  readonly inAll: number;
}

const defaultBounds: BodyMemoryBounds = { perAddress: 4 * 1024 ** 2, inAll: 64 * 1024 ** 2 };

type Reserve = (bytes: number) => void;

/**
 * Reads JSON bodies and the forms of pages into one buffer each, before the framework parses them. The framework itself
 * keeps every chunk until the end, which takes hundreds of bytes for each. Forms with files are streamed to the disk.
 * A body that is larger than those of anonymous procedures is read for users only.
 */
export function readRequestBodies(app: FastifyInstance, bounds = defaultBounds): void {
  const byAddress = new Map<string, number>();
  let inAll = 0;
  const add = (address: string, bytes: number) => {
    inAll += bytes;
    const own = (byAddress.get(address) ?? 0) + bytes;
    if (own > 0) byAddress.set(address, own);
    else byAddress.delete(address);
  };
  app.addHook("preParsing", async (request, reply, payload) => {
    const limit = request.routeOptions.bodyLimit ?? bodyLimit;
    if (!isBuffered(request) || declaredLength(request) > limit) return payload;
    const address = networkOf(quotaAddress(request));
    let reserved = 0;
    const distrust = () => app.connections.distrust(request.raw.socket);
    const reserve: Reserve = (bytes) => {
      const own = address === "" ? 0 : (byAddress.get(address) ?? 0);
      if (own + bytes > bounds.perAddress || inAll + bytes > bounds.inAll)
        throw new AppError("unavailable", { retryAfter: 5 });
      add(address, bytes);
      reserved += bytes;
    };
    try {
      if (!(declaredLength(request) <= bodyLimit) && limit > bodyLimit && !(await app.isUsers(request.raw)))
        throw new AppError("unauthenticated");
      return Readable.from([await readBody(payload, { limit, reserve, distrust })], { objectMode: false });
    } catch (error) {
      // The rest of the body is not read. Injected requests have no such socket.
      request.raw.socket.pause?.();
      reply.header("connection", "close");
      throw error;
    } finally {
      if (reserved > 0) add(address, -reserved);
    }
  });
}

/** Bytes that the client declares; NaN for a body in chunks. */
const declaredLength = ({ headers }: FastifyRequest): number => Number(headers["content-length"] ?? Number.NaN);

/** Whether the request has a body that its route's parser takes as a whole. */
function isBuffered({ headers, server }: FastifyRequest): boolean {
  const [type = ""] = (headers["content-type"] ?? "").split(";");
  const hasBody = headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
  return hasBody && !type.startsWith("multipart/") && server.hasContentTypeParser(type.trim().toLowerCase());
}

interface Reading {
  /** Bytes. */
  readonly limit: number;
  readonly reserve: Reserve;
  /** Called for too many chunks, which cost much more time than to send them. */
  readonly distrust: () => void;
}

/** @throws AppError `request_too_large`, `malformed_request`, and what `reserve` throws */
function readBody(payload: RequestPayload, { limit, reserve, distrust }: Reading): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let body: Buffer = Buffer.allocUnsafe(Math.min(freeBytes, limit));
    let [length, chunks] = [0, 0];
    const stop = () => {
      payload.off("data", take).off("end", end).off("close", lose).off("error", lose);
    };
    const take = (chunk: Buffer) => {
      try {
        chunks += 1;
        if (!mayHave(chunks, length + chunk.length)) {
          distrust();
          throw new AppError("malformed_request");
        }
        if (length + chunk.length > limit) throw new AppError("request_too_large");
        if (length + chunk.length > body.length)
          body = grown(body, length, Math.min(limit, 2 * (length + chunk.length)), reserve);
        length += chunk.copy(body, length);
      } catch (error) {
        stop();
        payload.pause();
        reject(error);
      }
    };
    const end = () => {
      stop();
      resolve(body.subarray(0, length));
    };
    const lose = () => {
      stop();
      reject(new AppError("malformed_request"));
    };
    payload.on("data", take).once("end", end).once("close", lose).once("error", lose);
  });
}

function grown(body: Buffer, length: number, size: number, reserve: Reserve): Buffer {
  reserve(size - body.length);
  const larger = Buffer.allocUnsafe(size);
  body.copy(larger, 0, 0, length);
  return larger;
}
