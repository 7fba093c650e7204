import { StartFailure } from "#platform/start-failure.ts";

export const damaged = (how: string): StartFailure => new StartFailure(`The backup is damaged: ${how}`);

/** Text of a backup for the operator's terminal, without control characters and shortened. */
export const printable = (text: string): string =>
  (text.length > 120 ? `${text.slice(0, 120)}…` : text).replace(/\p{C}/gu, "\u{fffd}");
