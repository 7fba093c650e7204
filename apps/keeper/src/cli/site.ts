import { enableCompileCache } from "#process/compile-cache.ts";
import type { LoadMessage } from "#site/messages.ts";

/** The site, for the keeper. Not a command for operators. */
process.on("disconnect", () => process.exit());
process.once("message", async ({ codeCache }: LoadMessage) => {
  if (codeCache !== undefined) enableCompileCache?.(codeCache);
  const { runSite } = await import("#run-site.ts");
  runSite();
});
