import { once } from "node:events";
import { enableCompileCache } from "#process/compile-cache.ts";
import type { KeeperMessage, SiteMessage } from "#site/messages.ts";

/** The site, for the keeper. Not a command for operators. */
process.on("disconnect", () => process.exit());
// If Node.js keeps no compiled code, the site is loaded at once, while the keeper reads its settings.
if (enableCompileCache) {
  const [message]: KeeperMessage[] = await once(process, "message");
  if (message?.kind === "load" && message.codeCache !== undefined) enableCompileCache(message.codeCache);
}
await import("#run-site.ts").then(
  ({ runSite }) => runSite(),
  ({ message }: Error) => {
    const failed: SiteMessage = { kind: "failed", lines: [message], restorable: false };
    process.send?.(failed, () => process.exit(1));
  },
);
