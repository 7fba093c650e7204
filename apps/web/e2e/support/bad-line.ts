import type { Page } from "@playwright/test";

/**
 * Simulates a bad connection: loses one response after the server has stored the upload, and blocks everything after a
 * number of answered uploads.
 */
export async function badLine(page: Page, { losesAnswer, endsAfter }: { losesAnswer: number; endsAfter: number }) {
  const devtools = await page.context().newCDPSession(page);
  const urlPattern = "*/api/v1/files/image";
  let stored = 0;
  let answered = 0;
  devtools.on("Fetch.requestPaused", ({ requestId, responseStatusCode }) => {
    const fail = (errorReason: "ConnectionReset" | "InternetDisconnected") =>
      void devtools.send("Fetch.failRequest", { requestId, errorReason });
    if (responseStatusCode === undefined && answered >= endsAfter) return fail("InternetDisconnected");
    if (responseStatusCode === 201 && ++stored === losesAnswer) return fail("ConnectionReset");
    if (responseStatusCode !== undefined) answered += 1;
    void devtools.send("Fetch.continueRequest", { requestId });
  });
  await devtools.send("Fetch.enable", {
    patterns: [
      { urlPattern, requestStage: "Request" },
      { urlPattern, requestStage: "Response" },
    ],
  });
  return {
    /** Whether the response has been lost. */
    hasLost: () => stored >= losesAnswer,
    mend: () => devtools.detach(),
  };
}
