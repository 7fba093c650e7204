import type { IncomingMessage } from "node:http";

export const hasBody = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/** Whether a body of this many bytes may have so many chunks. A network delivers hundreds of bytes in each. */
export const isPlausibleChunking = (chunks: number, bytes: number): boolean => chunks <= 256 + bytes / 16;
