import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { browserReportFile } from "./reports.ts";
import { reportFile } from "./vitest.ts";

/** One command of a workspace's `test` script. */
export interface TestJob {
  /** The workspace, with the runner where it has two: `web browser`. */
  readonly name: string;
  readonly folder: string;
  readonly command: string;
  readonly runner: "vitest" | "playwright";
  /** Test files, relative to the folder, with slashes. */
  readonly files: readonly string[];
  /** Whether only some of the files are to run. */
  readonly narrowed: boolean;
}

const reports = { vitest: reportFile, playwright: browserReportFile } as const;

/** The script of a workspace that runs its part: what a change is checked with, or what takes longer. */
export type Tier = "test" | "trials";

const fileNames = {
  test: { vitest: /\.test\.tsx?$/, playwright: /\.e2e\.ts$/ },
  trials: { vitest: /\.trial\.ts$/, playwright: /\.trial\.ts$/ },
} as const;

/** The jobs that run every test, or every trial, of every workspace below this folder. */
export function findJobs(root: string, tier: Tier): TestJob[] {
  return ["apps", "packages"].flatMap((group) =>
    readdirSync(join(root, group)).flatMap((name) => workspaceJobs(name, join(root, group, name), tier)),
  );
}

function workspaceJobs(name: string, folder: string, tier: Tier): TestJob[] {
  const manifest = join(folder, "package.json");
  const scripts = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).scripts : undefined;
  return String(scripts?.[tier] ?? "")
    .split("&&")
    .flatMap((part) => {
      const command = part.trim();
      const runner = (["vitest", "playwright"] as const).find((program) => command.startsWith(`${program} `));
      if (!runner) return [];
      const files = testFiles(folder, fileNames[tier][runner]);
      const browser = runner === "playwright" ? " browser" : "";
      return [{ name: `${name}${browser}`, folder, command, runner, files, narrowed: false }];
    });
}

/** Folders of build output and packages, which contain no tests. */
const notSources = new Set(["node_modules", "dist", "test-results"]);

function testFiles(folder: string, name: RegExp, below = ""): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return notSources.has(entry.name) ? [] : testFiles(folder, name, path);
    return name.test(path) ? [path] : [];
  });
}

/**
 * The jobs with only those files whose path from the root contains one of the words, ignoring case; all without words.
 */
export function selectJobs(jobs: readonly TestJob[], root: string, words: readonly string[]): TestJob[] {
  if (words.length === 0) return [...jobs];
  const wanted = words.map((word) => word.toLowerCase());
  return jobs.flatMap((job) => {
    const place = job.folder.slice(root.length + 1).replaceAll("\\", "/");
    const files = job.files.filter((file) => wanted.some((word) => `${place}/${file}`.toLowerCase().includes(word)));
    return files.length > 0 ? [{ ...job, files, narrowed: true }] : [];
  });
}

export const reportPath = ({ folder, runner }: TestJob): string => join(folder, reports[runner]);

/** Files that use the build: pages drawn by the site, the demo content with its prepared artwork, backups of the whole site. */
const ofTheBuild = /^src\/(cli|drawn-pages|features\/backups|seed)\/|^src\/verify-backup\.test\.ts$|\.trial\.ts$/;

/** Whether a job needs the build: browser tests, trials and some of the API's tests do. */
export const needsBuild = ({ runner, files }: TestJob): boolean =>
  runner === "playwright" || files.some((file) => ofTheBuild.test(file));

/** Whether a job needs a browser: the browser tests and the trial of the development server do. */
export const needsBrowser = ({ runner, files }: TestJob): boolean =>
  runner === "playwright" || files.some((file) => file.startsWith("development/"));
