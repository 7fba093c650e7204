import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Change, changes, type State } from "./changes.ts";
import { brokenPages, findOrphans } from "./check-site.ts";
import { type Cut, CutFigures, moments, noCut, victims } from "./cut.ts";
import { Editor, type FileState, NotAcknowledged } from "./editor.ts";
import { type CutBuild, type CutServer, startCutServer } from "./server-under-cuts.ts";

type Outcome = "acknowledged" | "else made" | "not made";

type Report = (problem: string) => void;

/**
 * Makes `total` cuts, spread over all steps of all changes, in one data folder that is never reset. After each cut it
 * checks everything that was ever acknowledged.
 */
export class ChangeCuts {
  readonly figures: ReadonlyMap<string, CutFigures<Outcome>>;
  readonly #dataDir: string;
  /** What visitors must see, by id. */
  readonly #expected = new Map<string, FileState>();
  #server: CutServer | undefined;
  #editor: Editor | undefined;

  /** @param only names of the changes to interrupt */
  constructor(
    private readonly build: CutBuild,
    folder: string,
    only: readonly string[],
    private readonly print: (line: string) => void,
  ) {
    this.#dataDir = join(folder, "data");
    this.figures = new Map(
      only.map((name) => [name, new CutFigures(name, { acknowledged: 0, "else made": 0, "not made": 0 })]),
    );
  }

  async run(total: number): Promise<void> {
    await this.#start();
    const names = [...this.figures.keys()];
    const steps = new Map<string, number>();
    for (const name of names) steps.set(name, await this.#countSteps(name));
    const counts = names.map((name) => `${name} ${steps.get(name)}`);
    this.print(`Steps of each change: ${counts.join(", ")}`);
    for (let index = 0; index < total; index += 1) {
      const name = names[index % names.length] as string;
      const round = Math.floor(index / names.length);
      await this.#cut(name, plannedCut(round, (steps.get(name) ?? 1) + 1));
      if ((index + 1) % 20 === 0) this.print(`${index + 1} cuts`);
      if ((index + 1) % 50 === 0) await this.#editor?.emptyBin();
    }
    await this.#server?.stop();
    await this.#start();
    await this.#checkSite((problem) => this.#figures(names[0] as string).problems.push(`the end: ${problem}`));
    await this.#server?.stop();
  }

  #figures = (name: string) => this.figures.get(name) as CutFigures<Outcome>;

  async #start(): Promise<void> {
    // After so many crashes the quarantine would be so large that the sweep suspects a lost database and stops.
    await rm(join(this.#dataDir, "media", ".quarantine"), { recursive: true, force: true });
    this.#server = await startCutServer(this.build, this.#dataDir);
    if (this.#editor) this.#editor.moveTo(this.#server.url);
    else this.#editor = await Editor.open(this.#server.url);
  }

  async #countSteps(name: string): Promise<number> {
    const [server, editor] = this.#running();
    const change = await (changes[name] as (typeof changes)[string])(editor);
    await server.arm(noCut);
    await change.perform();
    const steps = (await server.steps()).length;
    for (const file of await editor.files()) this.#expected.set(file.id, file);
    return steps;
  }

  #running(): [CutServer, Editor] {
    if (!this.#server || !this.#editor) throw new Error("No server runs");
    return [this.#server, this.#editor];
  }

  async #cut(name: string, cut: Cut): Promise<void> {
    const [server, editor] = this.#running();
    const figures = this.#figures(name);
    const change = await (changes[name] as (typeof changes)[string])(editor);
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
      await this.#start();
    } else if (at !== undefined) await server.recovered();
    await this.#judge(report, figures, change, failure === undefined);
    await this.#checkSite(report, cut.victim !== "postgres" && at !== undefined);
  }

  /** Checks that the change was applied as a whole or not at all, and that an acknowledged one was applied. */
  async #judge(
    report: Report,
    { outcomes }: CutFigures<Outcome>,
    change: Change,
    acknowledged: boolean,
  ): Promise<void> {
    const [, editor] = this.#running();
    const { subject } = change;
    const files = await withRetries(() => editor.files());
    const shown = files.find(({ id, name }) => (subject.id ? id === subject.id : name === subject.name));
    const binned = (await withRetries(() => editor.bin())).some(({ name }) => name === subject.name);
    const state: State = { shown, binned };
    outcomes[acknowledged ? "acknowledged" : change.isAfter(state) ? "else made" : "not made"] += 1;
    const right = change.isAfter(state) || (!acknowledged && change.isBefore(state));
    if (!right) report(`${acknowledged ? "lost" : "half done"} ${JSON.stringify(state)}`);
    if (shown) this.#expected.set(shown.id, shown);
  }

  async #checkSite(report: Report, afterStart = true): Promise<void> {
    const [server, editor] = this.#running();
    const files = new Map((await editor.files()).map((file) => [file.id, file]));
    for (const expected of this.#expected.values()) {
      const found = files.get(expected.id);
      if (found?.name !== expected.name || found.photo !== expected.photo)
        report(`an earlier change is lost, ${JSON.stringify({ expected, found })}`);
    }
    for (const id of files.keys()) if (!this.#expected.has(id)) report(`an unknown record, ${id}`);
    for (const problem of await brokenPages(server.url)) report(problem);
    for (const problem of afterStart ? await findOrphans(this.#dataDir) : []) report(problem);
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
