import { checkPdf } from "#features/documents/check-pdf.ts";

/** The process that the server starts for each PDF; see `document-check.ts`. */
process.once("message", async ({ path }: { path: string }) => process.send?.(await checkPdf(path)));
process.send?.({ ready: true });
// The server process has ended.
process.on("disconnect", () => process.exit());
