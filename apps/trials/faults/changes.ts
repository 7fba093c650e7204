import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Crash } from "@visiga/keeper/src/testing/crash-steps.ts";
import { until } from "@visiga/testing/until";
import { expect } from "vitest";
import { Administrator, type EntryState, NotAcknowledged, samplePicture } from "../harness/administrator.ts";
import { type CrashServer, recover, startCrashServer } from "../harness/crash.ts";
import type { Interrupted } from "../harness/interrupt.ts";
import { expectWhole } from "./check-site.ts";

/** What is found of a picture. `new`: it has another name and photo than before. */
type State = "absent" | "old" | "new" | "binned" | "half changed";
type Subject = Awaited<ReturnType<ChangedSite["prepare"]>>;

interface Change {
  readonly name: string;
  readonly from: State;
  readonly to: State;
  readonly perform: (client: Administrator, subject: Subject) => Promise<unknown>;
}

export const changes: readonly Change[] = [
  { name: "upload", from: "absent", to: "new", perform: (client, { newName }) => client.add({ name: newName }) },
  {
    name: "replace",
    from: "old",
    to: "new",
    perform: (client, { id, newName }) => client.edit(id, newName, samplePicture),
  },
  { name: "delete", from: "old", to: "binned", perform: (client, { id }) => client.delete(id) },
  {
    name: "delete for good",
    from: "binned",
    to: "absent",
    perform: (client, { binEntries: entries }) => client.call("bin.deleteForGood", { entries }),
  },
  {
    name: "restore from the bin",
    from: "binned",
    to: "old",
    perform: (client, { binEntries: entries }) => client.call("bin.restore", { entries }),
  },
];

/** Also what becomes of a crash whose step is not reached. */
const afterResponse: Crash = { step: "the response", at: 0, when: "during", target: "keeper" };

/** A site whose data folder is never reset, so that every other record is checked after each crash. */
export class ChangedSite {
  readonly #client: Administrator;

  private constructor(
    private readonly dataDir: string,
    private server: CrashServer,
  ) {
    this.#client = new Administrator(server.url);
  }

  static start = async (dataDir: string) => new ChangedSite(dataDir, await startCrashServer(dataDir));

  /** Brings a picture into the state before a change. @returns it, unless it is absent, its bin entry, and all others */
  async prepare({ from }: Change) {
    const others = await this.#client.entries();
    const entry = from === "absent" ? undefined : await this.#client.add();
    if (entry && from === "binned") await this.#client.delete(entry.id);
    const binEntries = (await this.#client.bin()).filter(({ name }) => name === entry?.name).map(({ id }) => id);
    return { entry, id: entry?.id ?? "", binEntries, newName: randomUUID(), others };
  }

  interrupted(change: Change): Interrupted {
    let subject: Subject;
    let failure: unknown;
    let crashedAt: string | undefined;
    const run = async (crash?: Crash) => {
      const { server } = this;
      subject = await this.prepare(change);
      server.arm(crash);
      failure = await change.perform(this.#client, subject).then(
        () => undefined,
        (error: unknown) => error,
      );
      const steps = server.steps().filter((step) => step.startsWith("site "));
      // The step may also come after the response.
      if (crash && server.crashedAt() === undefined) await pause(100);
      crashedAt = server.crashedAt();
      return { steps, crashedAt };
    };
    const check = async (crash: Crash) => {
      if (failure && !(failure instanceof NotAcknowledged && [0, 503].includes(failure.status))) throw failure;
      if (crashedAt === undefined) this.server.process.kill("SIGKILL");
      this.server = await recover(this.server, this.dataDir, crashedAt === undefined ? afterResponse : crash);
      this.#client.url = this.server.url;
      // Each connection that broke with the database fails once.
      const entries = await until(() => this.#client.entries(), 5);
      const { entry, newName, others } = subject;
      const shown = entries.find(({ id, name }) => (entry ? id === entry.id : name === newName));
      expect(entries.filter((each) => each !== shown)).toEqual(others);
      const binned = (await until(() => this.#client.bin(), 5)).some(({ name }) => name === (entry?.name ?? newName));
      // Made as a whole or not at all, and what was acknowledged was made.
      expect(failure === undefined ? [change.to] : [change.from, change.to]).toContain(stateOf(subject, shown, binned));
      await expectWhole(this.server.url, crash.target === "postgres" ? undefined : this.dataDir);
      return failure === undefined ? "acknowledged" : stateOf(subject, shown, binned);
    };
    return { name: change.name, run, check, also: [afterResponse], end: () => this.#client.call("bin.empty") };
  }

  /** Stops it, and starts it once more: that loses nothing either. */
  async stop(): Promise<void> {
    const entries = await this.#client.entries();
    await this.server.stop();
    const server = await startCrashServer(this.dataDir);
    expect(await new Administrator(server.url).entries()).toEqual(entries);
    await expectWhole(server.url, this.dataDir);
    await server.stop();
  }
}

function stateOf({ entry, newName }: Subject, shown: EntryState | undefined, binned: boolean): State {
  if (!shown) return binned ? "binned" : "absent";
  if (!binned && shown.name === entry?.name && shown.photo === entry.photo) return "old";
  const isNew = shown.name === newName && shown.photo !== undefined && shown.photo !== entry?.photo;
  return isNew && !binned ? "new" : "half changed";
}
