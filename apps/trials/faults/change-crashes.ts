import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Administrator, type FileState, NotAcknowledged } from "../harness/administrator.ts";
import { type Change, changes, type Prepare, type State } from "./changes.ts";
import { brokenPages, findOrphans } from "./check-site.ts";
import { type Crash, CrashFigures, moments, noCrash, targets } from "./crash.ts";
import { type CrashBuild, type CrashServer, startCrashServer } from "./crash-server-run.ts";

type Outcome = "acknowledged" | "else made" | "not made";

type Report = (problem: string) => void;

/**
 * Makes `total` crashes, spread over all steps of these changes, in one data folder that is never reset. After each crash it
 * checks everything that was ever acknowledged.
 */
export async function crashChanges(
  build: CrashBuild,
  folder: string,
  total: number,
  print: (line: string) => void,
): Promise<CrashFigures<Outcome>[]> {
  const site = await ChangedSite.start(build, join(folder, "data"));
  const series: { name: string; prepare: Prepare; figures: CrashFigures<Outcome>; steps: number }[] = [];
  for (const [name, prepare] of Object.entries(changes)) {
    const figures = new CrashFigures(name, { acknowledged: 0, "else made": 0, "not made": 0 });
    series.push({ name, prepare, figures, steps: await site.countSteps(prepare) });
  }
  print(`Steps of each change: ${series.map(({ name, steps }) => `${name} ${steps}`).join(", ")}`);
  for (let made = 0; made < total; ) {
    const { prepare, figures, steps } = series[made % series.length] as (typeof series)[number];
    await site.crash(prepare, plannedCrash(Math.floor(made / series.length), steps + 1), figures);
    made += 1;
    if (made % 20 === 0) print(`${made} crashes`);
    if (made % 50 === 0) await site.editor.call("bin.empty");
  }
  await site.server.stop();
  await site.restart();
  await site.check((problem) => series[0]?.figures.problems.push(`the end: ${problem}`));
  await site.server.stop();
  return series.map(({ figures }) => figures);
}

class ChangedSite {
  readonly #expected = new Map<string, FileState>();

  private constructor(
    private readonly build: CrashBuild,
    private readonly dataDir: string,
    public server: CrashServer,
    readonly editor: Administrator,
  ) {}

  static async start(build: CrashBuild, dataDir: string): Promise<ChangedSite> {
    const server = await startCrashServer(build, dataDir);
    return new ChangedSite(build, dataDir, server, new Administrator(server.url));
  }

  async restart(): Promise<void> {
    // After so many crashes the quarantine would be so large that the sweep suspects a lost database and stops.
    await rm(join(this.dataDir, "media", ".quarantine"), { recursive: true, force: true });
    this.server = await startCrashServer(this.build, this.dataDir);
    this.editor.url = this.server.url;
  }

  async countSteps(prepare: Prepare): Promise<number> {
    const change = await prepare(this.editor);
    await this.server.arm(noCrash);
    await change.perform();
    const steps = (await this.server.steps()).length;
    for (const file of await this.editor.files()) this.#expected.set(file.id, file);
    return steps;
  }

  async crash(prepare: Prepare, crash: Crash, figures: CrashFigures<Outcome>): Promise<void> {
    const { server } = this;
    const change = await prepare(this.editor);
    if (change.subject.id) this.#expected.delete(change.subject.id);
    await server.arm(crash);
    const failure = await change.perform().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure !== undefined && !(failure instanceof NotAcknowledged)) throw failure;
    // Background work can shift the steps, so the step may come after the response or never.
    if (server.crashAt.length === 0) await pause(100);
    if (server.crashAt.length === 0) await server.arm(noCrash).catch(() => pause(100));
    const at = server.crashAt[0];
    const report = figures.count(crash, at);
    if (failure && ![0, 503].includes(failure.status)) report([failure.message, ...server.output].join("\n  "));
    if (at !== undefined && crash.target !== "postgres") {
      await server.ended;
      await this.restart();
    } else if (at !== undefined) await server.recovered();
    await this.#judge(report, figures, change, failure === undefined);
    await this.check(report, crash.target !== "postgres" && at !== undefined);
  }

  /** Checks that the change was applied as a whole or not at all, and that an acknowledged one was applied. */
  async #judge(
    report: Report,
    { outcomes }: CrashFigures<Outcome>,
    change: Change,
    acknowledged: boolean,
  ): Promise<void> {
    const { subject } = change;
    const files = await withRetries(() => this.editor.files());
    const shown = files.find(({ id, name }) => (subject.id ? id === subject.id : name === subject.name));
    const binned = (await withRetries(() => this.editor.bin())).some(({ name }) => name === subject.name);
    const state: State = { shown, binned };
    outcomes[acknowledged ? "acknowledged" : change.isAfter(state) ? "else made" : "not made"] += 1;
    const right = change.isAfter(state) || (!acknowledged && change.isBefore(state));
    if (!right) report(`${acknowledged ? "lost" : "half done"} ${JSON.stringify(state)}`);
    if (shown) this.#expected.set(shown.id, shown);
  }

  async check(report: Report, afterStart = true): Promise<void> {
    const files = new Map((await this.editor.files()).map((file) => [file.id, file]));
    for (const expected of this.#expected.values()) {
      const found = files.get(expected.id);
      if (found?.name !== expected.name || found.photo !== expected.photo)
        report(`an earlier change is lost, ${JSON.stringify({ expected, found })}`);
    }
    for (const id of files.keys()) if (!this.#expected.has(id)) report(`an unknown record, ${id}`);
    for (const problem of await brokenPages(this.server.url)) report(problem);
    for (const problem of afterStart ? await findOrphans(this.dataDir) : []) report(problem);
  }
}

/** Spreads the rounds over steps, moments and targets so that all combinations occur. */
function plannedCrash(round: number, steps: number): Crash {
  const at = 1 + ((round * stride) % steps);
  const pass = round + Math.floor((round * stride) / steps);
  return {
    at,
    when: moments[pass % moments.length] as Crash["when"],
    target: targets[round % targets.length] as Crash["target"],
  };
}

/** A prime, so that few rounds are spread over the steps as evenly as many. */
const stride = 7;

/** Retries failed reads: each connection that broke with the database fails once. */
async function withRetries<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof NotAcknowledged) || error.status !== 503 || attempt === 10) throw error;
      await pause(100);
    }
  }
}
