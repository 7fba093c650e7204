import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Change, changes, type Prepare, type State } from "./changes.ts";
import { brokenPages, findOrphans } from "./check-site.ts";
import { type Cut, CutFigures, moments, noCut, victims } from "./cut.ts";
import { Editor, type FileState, NotAcknowledged } from "./editor.ts";
import { type CutBuild, type CutServer, startCutServer } from "./server-under-cuts.ts";

type Outcome = "acknowledged" | "else made" | "not made";

type Report = (problem: string) => void;

/**
 * Makes `total` cuts, spread over all steps of these changes, in one data folder that is never reset. After each cut it
 * checks everything that was ever acknowledged.
 */
export async function cutChanges(
  build: CutBuild,
  folder: string,
  total: number,
  { only = Object.keys(changes), print }: { only?: readonly string[] | undefined; print: (line: string) => void },
): Promise<CutFigures<Outcome>[]> {
  const site = await ChangedSite.start(build, join(folder, "data"));
  const cut: { prepare: Prepare; figures: CutFigures<Outcome>; steps: number }[] = [];
  for (const name of only) {
    const prepare = changes[name] as Prepare;
    const figures = new CutFigures(name, { acknowledged: 0, "else made": 0, "not made": 0 });
    cut.push({ prepare, figures, steps: await site.countSteps(prepare) });
  }
  print(`Steps of each change: ${cut.map(({ steps }, index) => `${only[index]} ${steps}`).join(", ")}`);
  for (let made = 0; made < total; ) {
    const { prepare, figures, steps } = cut[made % cut.length] as (typeof cut)[number];
    await site.cut(prepare, plannedCut(Math.floor(made / cut.length), steps + 1), figures);
    made += 1;
    if (made % 20 === 0) print(`${made} cuts`);
    if (made % 50 === 0) await site.editor.emptyBin();
  }
  await site.server.stop();
  await site.restart();
  await site.check((problem) => cut[0]?.figures.problems.push(`the end: ${problem}`));
  await site.server.stop();
  return cut.map(({ figures }) => figures);
}

/** A data folder with its server, and what visitors must see. */
class ChangedSite {
  /** By id. */
  readonly #expected = new Map<string, FileState>();

  private constructor(
    private readonly build: CutBuild,
    private readonly dataDir: string,
    public server: CutServer,
    readonly editor: Editor,
  ) {}

  static async start(build: CutBuild, dataDir: string): Promise<ChangedSite> {
    const server = await startCutServer(build, dataDir);
    return new ChangedSite(build, dataDir, server, await Editor.open(server.url));
  }

  async restart(): Promise<void> {
    // After so many crashes the quarantine would be so large that the sweep suspects a lost database and stops.
    await rm(join(this.dataDir, "media", ".quarantine"), { recursive: true, force: true });
    this.server = await startCutServer(this.build, this.dataDir);
    this.editor.moveTo(this.server.url);
  }

  async countSteps(prepare: Prepare): Promise<number> {
    const change = await prepare(this.editor);
    await this.server.arm(noCut);
    await change.perform();
    const steps = (await this.server.steps()).length;
    for (const file of await this.editor.files()) this.#expected.set(file.id, file);
    return steps;
  }

  async cut(prepare: Prepare, cut: Cut, figures: CutFigures<Outcome>): Promise<void> {
    const { server } = this;
    const change = await prepare(this.editor);
    if (change.subject.id) this.#expected.delete(change.subject.id);
    await server.arm(cut);
    const failure = await change.perform().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure !== undefined && !(failure instanceof NotAcknowledged)) throw failure;
    // Background work can shift the steps, so the step may come after the response or never.
    if (server.cutAt.length === 0) await pause(100);
    if (server.cutAt.length === 0) await server.arm(noCut).catch(() => pause(100));
    const at = server.cutAt[0];
    const report = figures.count(cut, at);
    if (failure && ![0, 503].includes(failure.status)) report([failure.message, ...server.output].join("\n  "));
    if (at !== undefined && cut.victim !== "postgres") {
      await server.ended;
      await this.restart();
    } else if (at !== undefined) await server.recovered();
    await this.#judge(report, figures, change, failure === undefined);
    await this.check(report, cut.victim !== "postgres" && at !== undefined);
  }

  /** Checks that the change was applied as a whole or not at all, and that an acknowledged one was applied. */
  async #judge(
    report: Report,
    { outcomes }: CutFigures<Outcome>,
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

/** Spreads the rounds over steps, moments and victims so that all combinations occur. */
function plannedCut(round: number, steps: number): Cut {
  const at = 1 + ((round * stride) % steps);
  const pass = round + Math.floor((round * stride) / steps);
  return {
    at,
    when: moments[pass % moments.length] as Cut["when"],
    victim: victims[round % victims.length] as Cut["victim"],
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
