import { writeSync } from "node:fs";
import { armCut, stepNames, watchSteps } from "./cut-points.ts";

/** An unchanged command with all its steps observed. Without a cut it prints their names; see `runCutCommand`. */
const { DATA_DIR = "", CUT_COMMAND, CUT_AT_START } = process.env;
const namesAt = 4;
watchSteps(DATA_DIR);
if (CUT_AT_START) armCut(JSON.parse(CUT_AT_START));
else process.once("exit", () => writeSync(namesAt, stepNames().join("\n")));
if (CUT_COMMAND === "restore") await import("@visiga/api/src/cli/restore.ts");
else if (CUT_COMMAND === "update") await import("@visiga/api/src/cli/update.ts");
else await import("@visiga/api/src/cli/backup.ts");
