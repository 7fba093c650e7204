import { once } from "node:events";
import { enableCompileCache } from "#process/compile-cache.ts";
import type { KeeperMessage } from "#site/messages.ts";

/** The site, for the keeper. Not a command for operators. */
process.on("disconnect", () => process.exit());
// Without compiled code it is loaded while the keeper reads its settings.
if (enableCompileCache) {
  const [message]: KeeperMessage[] = await once(process, "message");
  if (message?.kind === "load" && message.codeCache !== undefined) enableCompileCache(message.codeCache);
}
const { runSite } = await import("#run-site.ts");
runSite();
