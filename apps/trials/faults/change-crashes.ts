import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { until } from "@visiga/testing/until";
import { Administrator, type FileState, NotAcknowledged, samplePicture } from "../harness/administrator.ts";
import { brokenPages, findOrphans } from "./check-site.ts";
import { type Crash, CrashFigures, noCrash, plannedCrashes } from "./crash.ts";
import { type CrashBuild, type CrashServer, startCrashServer } from "./crash-run.ts";

interface State {
  readonly shown: FileState | undefined;
  readonly binned: boolean;
}

interface Change {
  perform(): Promise<unknown>;
  /** Whether the state is the one before the change, or the one after it. */
  isBefore(state: State): boolean;
  isAfter(state: State): boolean;
  readonly subject: { readonly id?: string; readonly name: string };
}

type Prepare = (client: Administrator) => Promise<Change>;

async function inBin(client: Administrator) {
  const file = await client.add();
  await client.delete(file.id);
  const entry = (await client.bin()).find(({ name }) => name === file.name);
  if (!entry) throw new Error(`${file.name} is not in the bin`);
  return { file, input: { entries: [entry.id] } };
}

const changes: Readonly<Record<string, Prepare>> = {
  upload: async (client) => {
    const name = randomUUID();
    return {
      subject: { name },
      perform: () => client.add({ name }),
      isBefore: ({ shown, binned }) => !shown && !binned,
      isAfter: ({ shown, binned }) => shown?.photo !== undefined && !binned,
    };
  },
  replace: async (client) => {
    const file = await client.add();
    const name = randomUUID();
    return {
      subject: file,
      perform: () => client.edit(file.id, name, samplePicture),
      isBefore: ({ shown }) => shown?.name === file.name && shown.photo === file.photo,
      isAfter: ({ shown }) => shown?.name === name && shown.photo !== file.photo,
    };
  },
  delete: async (client) => {
    const file = await client.add();
    return {
      subject: file,
      perform: () => client.delete(file.id),
      isBefore: ({ shown, binned }) => shown !== undefined && !binned,
      isAfter: ({ shown, binned }) => !shown && binned,
    };
  },
  "delete for good": async (client) => {
    const { file, input } = await inBin(client);
    return {
      subject: file,
      perform: () => client.call("bin.deleteForGood", input),
      isBefore: ({ shown, binned }) => !shown && binned,
      isAfter: ({ shown, binned }) => !shown && !binned,
    };
  },
  restore: async (client) => {
    const { file, input } = await inBin(client);
    return {
      subject: file,
      perform: () => client.call("bin.restore", input),
      isBefore: ({ shown, binned }) => !shown && binned,
      isAfter: ({ shown, binned }) => shown?.photo === file.photo && !binned,
    };
  },
};

/**
 * Makes `total` crashes, spread over all steps of these changes, in one data folder that is never reset. After each crash it
 * checks everything that was ever acknowledged.
 */
export async function crashChanges(build: CrashBuild, folder: string, total: number): Promise<CrashFigures[]> {
  const dataDir = join(folder, "data");
  const site = new ChangedSite(build, dataDir, await startCrashServer(build, dataDir));
  const series: CrashFigures[] = [];
  for (const [name, prepare] of Object.entries(changes)) {
    const figures = new CrashFigures(name);
    series.push(figures);
    const steps = await site.stepsOf(prepare);
    // The step after the last one comes after the response.
    for (const crash of plannedCrashes([...steps, "query after the response"], total / Object.keys(changes).length))
      await site.crash(prepare, crash, figures);
    await site.client.call("bin.empty");
    console.info(`${figures}, of ${steps.length} steps`);
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
    private readonly build: CrashBuild,
    private readonly dataDir: string,
    public server: CrashServer,
  ) {
    this.client = new Administrator(server.url);
  }

  async restart(): Promise<void> {
    // After so many crashes the quarantine would be so large that the sweep suspects a lost database and stops.
    await rm(join(this.dataDir, "media", ".quarantine"), { recursive: true, force: true });
    this.server = await startCrashServer(this.build, this.dataDir);
    this.client.url = this.server.url;
  }

  async stepsOf(prepare: Prepare): Promise<readonly string[]> {
    const change = await prepare(this.client);
    await this.server.arm(noCrash);
    await change.perform();
    const steps = await this.server.steps();
    for (const file of await this.client.files()) this.#expected.set(file.id, file);
    return steps;
  }

  async crash(prepare: Prepare, crash: Crash, figures: CrashFigures): Promise<void> {
    const { server } = this;
    const change = await prepare(this.client);
    const { subject } = change;
    if (subject.id) this.#expected.delete(subject.id);
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

    // The change was applied as a whole or not at all, and an acknowledged one was applied. Each connection that broke with
    // the database fails once.
    const files = await until(() => this.client.files(), 1);
    const shown = files.find(({ id, name }) => (subject.id ? id === subject.id : name === subject.name));
    const binned = (await until(() => this.client.bin(), 1)).some(({ name }) => name === subject.name);
    const state = { shown, binned };
    const isMade = change.isAfter(state);
    const unacknowledged = isMade ? "else made" : "not made";
    figures.outcomes.push(failure ? unacknowledged : "acknowledged");
    const right = isMade || (failure !== undefined && change.isBefore(state));
    if (!right) report(`${failure ? "half done" : "lost"} ${JSON.stringify(state)}`);
    if (shown) this.#expected.set(shown.id, shown);
    await this.check(report, crash.target !== "postgres" && at !== undefined);
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
