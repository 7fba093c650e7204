/** Requests that come before a connection speaks the protocol proper, by the number in the place of its version. */
const encryption = new Set([80_877_103, 80_877_104]);
const cancellation = 80_877_102;

/** What a client has sent, complete enough to be answered. */
export type WireRequest =
  | { readonly kind: "encryption" }
  | { readonly kind: "cancellation" }
  | { readonly kind: "goodbye" }
  /** `bytes` are for the engine: the startup packet, or messages up to one that asks for an answer. */
  | { readonly kind: "work"; readonly bytes: Buffer };

const types = (letters: string) => new Set(Buffer.from(letters));
/** Query, Sync, Flush, FunctionCall, CopyDone, CopyFail: the client waits for an answer. */
const asking = types("QSHFcf");
const goodbye = "X".charCodeAt(0);

/** Cuts what a client of PostgreSQL's protocol (version 3) sends into requests. */
export class RequestReader {
  #buffer: Buffer = Buffer.alloc(0);
  #started = false;

  /** The requests that are complete with this piece. */
  read(piece: Buffer): WireRequest[] {
    this.#buffer = this.#buffer.length === 0 ? piece : Buffer.concat([this.#buffer, piece]);
    const requests: WireRequest[] = [];
    for (let request = this.#next(); request; request = this.#next()) requests.push(request);
    return requests;
  }

  #next(): WireRequest | undefined {
    return this.#started ? this.#nextMessages() : this.#nextStartup();
  }

  #nextStartup(): WireRequest | undefined {
    if (this.#buffer.length < 8) return undefined;
    const length = this.#buffer.readInt32BE(0);
    if (this.#buffer.length < length) return undefined;
    const version = this.#buffer.readInt32BE(4);
    const bytes = this.#take(length);
    if (encryption.has(version)) return { kind: "encryption" };
    if (version === cancellation) return { kind: "cancellation" };
    this.#started = true;
    return { kind: "work", bytes };
  }

  /** Messages that belong together go to the engine together, so that nobody else's come between them. */
  #nextMessages(): WireRequest | undefined {
    let end = 0;
    while (this.#buffer.length >= end + 5) {
      const type = this.#buffer.readUInt8(end);
      end += 1 + this.#buffer.readInt32BE(end + 1);
      if (this.#buffer.length < end) return undefined;
      if (type === goodbye) {
        this.#take(end);
        return { kind: "goodbye" };
      }
      if (asking.has(type)) return { kind: "work", bytes: this.#take(end) };
    }
    return undefined;
  }

  #take(length: number): Buffer {
    const taken = this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length);
    return taken;
  }
}

const readyForQuery = "Z".charCodeAt(0);
const idle = "I".charCodeAt(0);

/** Whether an answer ends with the server at rest: outside any transaction, and waiting for nothing more. */
export function endsAtRest(answer: Buffer): boolean {
  const last = answer.length - 6;
  return last >= 0 && answer[last] === readyForQuery && answer.readInt32BE(last + 1) === 5 && answer[last + 5] === idle;
}

/** A query without parameters, as a client sends it. */
export function simpleQuery(statement: string): Buffer {
  const text = Buffer.from(`${statement}\0`);
  const head = Buffer.alloc(5);
  head.write("Q");
  head.writeInt32BE(4 + text.length, 1);
  return Buffer.concat([head, text]);
}

/** What a client ends a group of messages with. */
export const syncMessage = Buffer.from([0x53, 0, 0, 0, 4]);
