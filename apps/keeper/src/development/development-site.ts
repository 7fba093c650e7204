import { sep } from "node:path";
import { renderSources } from "@visiga/api/site-sources";
import { UnknownMigrations } from "@visiga/system/database/migrate";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { invokeParent } from "#development/vite-messages.ts";
import { explainedFailure } from "#errors/explained-failure.ts";
import { runSite } from "#run-site.ts";

/** The site while it is developed. Its parent, `dev.ts`, starts it again after each change. */
const [, , siteRoot = "", dataDir = ""] = process.argv;

runSite({
  renderSources: () => renderSources(siteRoot, invokeParent()),
  explain: (error) =>
    error instanceof UnknownMigrations
      ? new StartFailure(
          `The database has migrations that this branch lacks (${error.names.join(", ")}): switch back, or delete ${shown(dataDir)}`,
        )
      : explainedFailure(error),
});

/** A folder below the repository by its path there. */
function shown(folder: string): string {
  const [, inside] = folder.split(`${sep}apps${sep}keeper${sep}`);
  return inside === undefined ? folder : ["apps", "keeper", inside].join(sep);
}
