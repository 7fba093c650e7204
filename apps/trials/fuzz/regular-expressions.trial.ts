import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { checkSync } from "recheck";
import { parseAst } from "vite";
import { expect, test } from "vitest";

const apps = join(import.meta.dirname, "../..");
const folders = ["api/src/platform", "api/src/features", "web/src/offline", "../packages/contracts/src"];

/** Bytes of the longest input: the headers and the path of a request together. */
const inputLength = 16 * 1024;
/** Milliseconds of processor time that one input may take. A linear expression takes far less than one. */
const maxTime = 10;

const isSource = (file: string) => file.endsWith(".ts") && !file.endsWith(".test.ts");

function findExpressions(): { source: string; flags: string }[] {
  const found = new Map<string, { source: string; flags: string }>();
  for (const folder of folders)
    for (const file of readdirSync(join(apps, folder), { recursive: true, encoding: "utf8" }).filter(isSource)) {
      const { code } = transformSync(readFileSync(join(apps, folder, file), "utf8"), { loader: "ts" });
      JSON.stringify(parseAst(code), (key, value) => {
        if (key === "regex" && value)
          found.set(`/${value.pattern}/${value.flags}`, { source: value.pattern, flags: value.flags });
        return typeof value === "bigint" ? String(value) : value;
      });
    }
  return [...found.values()];
}

/** The input that takes longest by the analysis of recheck; undefined if the time is proportional to the length. */
function worstInput(source: string, flags: string): string | undefined {
  const analysis = checkSync(source, flags, { timeout: 10_000 });
  if (analysis.status === "safe") return undefined;
  if (analysis.status === "unknown") throw new Error(`Not analysed: /${source}/${flags}`);
  const { attack } = analysis;
  const repeated = attack.pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const times = Math.floor(inputLength / repeated);
  return attack.pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join("") + attack.suffix;
}

function searchTime({ source, flags }: { source: string; flags: string }, input: string): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    input.search(new RegExp(source, flags));
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}

test("every regular expression that may see a request finds its slowest input of 16 KB quickly", () => {
  const expressions = findExpressions();
  expect(expressions.length).toBeGreaterThan(50);
  const slow = expressions.flatMap((expression) => {
    const input = worstInput(expression.source, expression.flags);
    const time = input === undefined ? 0 : searchTime(expression, input);
    return time > maxTime ? [`/${expression.source}/${expression.flags} ${time.toFixed(0)} ms`] : [];
  });
  expect(slow).toEqual([]);
});
