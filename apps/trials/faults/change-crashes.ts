import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Crash } from "@visiga/keeper/src/testing/crash-steps.ts";
import { until } from "@visiga/testing/until";
import { Administrator, type FileState, NotAcknowledged, samplePicture } from "../harness/administrator.ts";
import { brokenPages, findOrphans } from "./check-site.ts";
import { CrashFigures, type CrashServer, plannedCrashes, startCrashServer } from "./crash.ts";

/** What is found of a picture. `new`: it has another name and photo than before. */
type State = "absent" | "old" | "new" | "binned" | "half changed";

interface Change {
  readonly from: State;
  readonly to: State;
  readonly perform: (client: Administrator, subject: Subject) => Promise<unknown>;
}

const changes: Readonly<Record<string, Change>> = {
  upload: { from: "absent", to: "new", perform: (client, { newName }) => client.add({ name: newName }) },
  replace: { from: "old", to: "new", perform: (client, { id, newName }) => client.edit(id, newName, samplePicture) },
  delete: { from: "old", to: "binned", perform: (client, { id }) => client.delete(id) },
  "delete for good": {
    from: "binned",
    to: "absent",
    perform: (client, { entries }) => client.call("bin.deleteForGood", { entries }),
  },
  restore: { from: "binned", to: "old", perform: (client, { entries }) => client.call("bin.restore", { entries }) },
};

/** Also of a crash whose step is not reached. */
const afterResponse: Crash = { step: "the response", at: 0, when: "during", target: "keeper" };

type Subject = Awaited<ReturnType<typeof prepare>>;

/** Brings a picture into the state before a change. @returns the picture, unless it is absent, and its bin entry */
async function prepare(client: Administrator, { from }: Change) {
  const file = from === "absent" ? undefined : await client.add();
  if (file && from === "binned") await client.delete(file.id);
  const binned = from === "binned" ? await client.bin() : [];
  const entries = binned.filter(({ name }) => name === file?.name).map(({ id }) => id);
  return { file, id: file?.id ?? "", entries, newName: randomUUID() };
}

function stateOf({ file, newName }: Subject, shown: FileState | undefined, binned: boolean): State {
  if (!shown) return binned ? "binned" : "absent";
  if (!binned && shown.name === file?.name && shown.photo === file.photo) return "old";
  const isNew = shown.name === newName && shown.photo !== undefined && shown.photo !== file?.photo;
  return isNew && !binned ? "new" : "half changed";
}

/**
 * Makes `total` crashes, spread over all steps of these changes, in one data folder that is never reset. After each crash it
 * checks everything that was ever acknowledged.
 */
export async function crashChanges(folder: string, total: number): Promise<CrashFigures[]> {
  const dataDir = join(folder, "data");
  const site = new ChangedSite(dataDir, await startCrashServer(dataDir));
  const series: CrashFigures[] = [];
  for (const [name, change] of Object.entries(changes)) {
    const figures = new CrashFigures(name);
    series.push(figures);
    const share = total / Object.keys(changes).length;
    const planned = plannedCrashes(await site.stepsOf(change), share, share * (series.length - 1));
    for (const crash of [...planned, afterResponse]) await site.crash(change, crash, figures);
    await site.client.call("bin.empty");
  }
  await site.server.stop();
  await site.restart();
  await site.check((problem) => series[0]?.problems.push(`the end: ${problem}`));
  await site.server.stop();
  return series;
}

class ChangedSite {
  readonly client: Administrator;
  readonly #expected = new Map<string, FileState>();

  constructor(
    private readonly dataDir: string,
    public server: CrashServer,
  ) {
    this.client = new Administrator(server.url);
  }

  async restart(): Promise<void> {
    this.server = await startCrashServer(this.dataDir);
    this.client.url = this.server.url;
  }

  async stepsOf(change: Change): Promise<readonly string[]> {
    const subject = await prepare(this.client, change);
    this.server.arm();
    await change.perform(this.client, subject);
    const steps = this.server.steps().filter((step) => step.startsWith("site "));
    for (const file of await this.client.files()) this.#expected.set(file.id, file);
    return steps;
  }

  async crash(change: Change, crash: Crash, figures: CrashFigures): Promise<void> {
    const { server } = this;
    const subject = await prepare(this.client, change);
    const { file, newName } = subject;
    this.#expected.delete(subject.id);
    server.arm(crash);
    const failure = await change.perform(this.client, subject).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure !== undefined && !(failure instanceof NotAcknowledged)) throw failure;
    // Such a step may also come after the response.
    if (server.crashedAt() === undefined) await pause(100);
    let at = server.crashedAt();
    if (at === undefined) {
      server.process.kill("SIGKILL");
      at = afterResponse.step;
    }
    const report = figures.count(crash, at);
    if (failure && ![0, 503].includes(failure.status)) report([failure.message, ...server.output].join("\n  "));
    await this.#recover(at === crash.step ? crash.target : "keeper");

    // The change was applied as a whole or not at all, and an acknowledged one was applied. Each connection that broke with
    // the database fails once.
    const files = await until(() => this.client.files(), 1);
    const shown = files.find(({ id, name }) => (file ? id === file.id : name === newName));
    const name = file?.name ?? newName;
    const binned = (await until(() => this.client.bin(), 1)).some((each) => each.name === name);
    const state = stateOf(subject, shown, binned);
    const isMade = state === change.to;
    const unacknowledged = isMade ? "else made" : "not made";
    figures.outcomes.push(failure ? unacknowledged : "acknowledged");
    const right = isMade || (failure !== undefined && state === change.from);
    if (!right) report(`${failure ? "half done" : "lost"}, ${state}: ${JSON.stringify({ shown, binned })}`);
    if (shown) this.#expected.set(shown.id, shown);
    await this.check(report, crash.target !== "postgres");
  }

  /** A keeper that is killed takes its site and PostgreSQL with it. */
  async #recover(target: Crash["target"]): Promise<void> {
    if (target === "self" || target === "postgres") return this.server.recovered();
    await this.server.ended;
    await this.restart();
  }

  async check(report: (problem: string) => void, afterStart = true): Promise<void> {
    const files = new Map((await this.client.files()).map((file) => [file.id, file]));
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
