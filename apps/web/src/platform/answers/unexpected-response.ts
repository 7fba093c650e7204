/**
 * Thrown for an answer that is not the API's: from a proxy that has a limit or does not reach the server, or from
 * something in the server's place, such as the login page of a Wi-Fi network.
 */
export class UnexpectedResponse extends Error {
  override readonly name = "UnexpectedResponse";

  constructor(readonly status: number) {
    super(`The server answered ${status}`);
  }
}

/** What an answer of a proxy means, as a key of its sentence. */
export type ProxyProblem = "tooLarge" | "away" | "other";

/** Cloudflare's 520 to 527 say that the server behind it did not answer as it should. */
export const proxyProblem = (status: number): ProxyProblem =>
  status === 413 ? "tooLarge" : status >= 500 && status !== 511 ? "away" : "other";

/**
 * @param type media type of an answer; null if it has none
 * @throws UnexpectedResponse unless the answer is the API's, which has JSON, or nothing after a success
 */
export function refuseForeignAnswer(status: number, type: string | null): void {
  const isJson = /^application\/json\b/i.test(type ?? "");
  if (!isJson && (type !== null || status >= 400)) throw new UnexpectedResponse(status);
}
