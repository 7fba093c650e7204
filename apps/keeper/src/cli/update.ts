import { access, constants } from "node:fs/promises";
import { commandLine } from "@visiga/system/command-line";
import { readConfig } from "@visiga/system/config/config";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { print } from "@visiga/system/output";
import { findService } from "#update/service.ts";
import { undoBeforeStart } from "#update/undo.ts";
import { unattestedOption } from "#update/unpack-release.ts";
import { update } from "#update/update.ts";
import { resolveArgument, runCommand } from "./command.ts";

const usage = `Usage: ${commandLine("update")} <archive> [${unattestedOption}]   a file, or an https address; its SHA256SUMS are beside it`;

/** Replaces the release of an installation with one from an archive. The launcher names the installation. */
await runCommand(async (args) => {
  const [archive, ...rest] = args.filter((argument) => argument !== unattestedOption);
  const root = process.env.VISIGA_ROOT;
  if (!root) throw new StartFailure("Only an installation from an archive can be updated: docs/operations.md");
  const undo = archive === "--undo";
  if (!archive || rest.length > 0 || (archive.startsWith("-") && !undo)) throw new StartFailure(usage);
  const settings = readConfig(process.env);
  if (settings.databaseUrl)
    throw new StartFailure("With DATABASE_URL, replace one replica after the other: docs/operations.md");
  if (undo) return undoBeforeStart(root, settings.dataDir, print);
  await access(root, constants.W_OK).catch(() => {
    throw new StartFailure(`${root} cannot be written: run this as its owner; a container gets a newer image instead`);
  });
  const installation = { root, settings, service: await findService(root, settings), tellOperator: print };
  const place = archive.startsWith("https://") ? archive : resolveArgument(archive);
  await update({ place, unattested: args.includes(unattestedOption) }, installation);
});
