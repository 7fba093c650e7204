import { writeSync } from "node:fs";
import { armCrash, stepNames, watchSteps } from "./crash-points.ts";

/** An unchanged command with all its steps observed. Without a crash it prints their names; see `runCrashCommand`. */
const { DATA_DIR = "", CRASH_COMMAND, CRASH_AT_START } = process.env;
const namesAt = 4;
watchSteps(DATA_DIR);
if (CRASH_AT_START) armCrash(JSON.parse(CRASH_AT_START));
else process.once("exit", () => writeSync(namesAt, stepNames().join("\n")));
if (CRASH_COMMAND === "restore") await import("@visiga/api/src/cli/restore.ts");
else if (CRASH_COMMAND === "update") await import("@visiga/api/src/cli/update.ts");
else await import("@visiga/api/src/cli/backup.ts");
