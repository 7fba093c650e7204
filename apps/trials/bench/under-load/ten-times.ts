import { formatInteger, Table } from "@visiga/testing/table";
import type { ServerProcess } from "../server-process.ts";
import { type AnonymousKind, anonymousRequests } from "./anonymous-requests.ts";
import { type FloodOptions, type FloodResult, floodInProcess } from "./flood.ts";
import { repeatEvery } from "./samples.ts";
import { addRequestRow, type CompletedRequest, isDone, type SchoolPerson } from "./school.ts";

interface Parts {
  readonly server: ServerProcess;
  readonly person: SchoolPerson;
}

const servedSeconds = 6;
const floodSeconds = 20;
/** Connections for measuring the capacity, and for the flood. Both are below the server's limit. */
const few = 16;
const many = 800;
/** Requests per second that one process can send. It is less than ten times the capacity for cached responses. */
const maxOffered = 2000;
/** Limit of server and database in megabytes. */
const maxMemory = 700;

const scenes: readonly (readonly [string, readonly AnonymousKind[]])[] = [
  ...(Object.keys(anonymousRequests) as AnonymousKind[]).map((kind) => [kind, [kind]] as const),
  ["all of these in turn", Object.keys(anonymousRequests) as AnonymousKind[]],
];

/** Expected statuses of these requests. */
const wasServed = (status: string): boolean => ["200", "401", "404"].includes(status);

const served = ({ answers }: FloodResult): number =>
  Object.entries(answers).reduce((sum, [status, count]) => sum + (wasServed(status) ? count : 0), 0);

/**
 * Offers ten times the capacity of each kind in turn.
 * @returns whether the administrator's work and all other checks succeeded
 */
export async function runTenTimesLoad({ server, person }: Parts): Promise<boolean> {
  const floods = new Table(
    `ten times as much, for ${floodSeconds} s`,
    "served alone",
    "offered",
    "served",
    "503",
    "429",
    "other",
    "memory",
  );
  const school = new Table("the administrator meanwhile", "times", "failed", "median ms", "worst ms");
  let holds = true;
  for (const [name, kinds] of scenes) {
    const order: Omit<FloodOptions, "connections" | "seconds"> = { url: server.url, kinds };
    const alone = await floodInProcess({ ...order, connections: few, seconds: servedSeconds });
    const capacity = served(alone) / alone.seconds;
    const rate = Math.min(10 * capacity, maxOffered);
    const doneBefore = person.done.length;
    const ended = floodInProcess({ ...order, rate, connections: many, seconds: floodSeconds });
    const [flooded, memory] = await Promise.all([ended, workMeanwhile(server, person)]);
    const perSecond = (status: string) => formatInteger((flooded.answers[status] ?? 0) / flooded.seconds);
    const others = Object.entries(flooded.answers).filter(([status]) => !wasServed(status) && !/503|429/.test(status));
    const other = others.map(([status, count]) => `${count} x ${status}`).join(", ");
    floods.add(
      name,
      `${formatInteger(capacity)}/s`,
      `${formatInteger(flooded.offered / flooded.seconds)}/s`,
      `${formatInteger(served(flooded) / flooded.seconds)}/s`,
      `${perSecond("503")}/s`,
      `${perSecond("429")}/s`,
      other,
      `${formatInteger(memory)} MB`,
    );
    const done = person.done.slice(doneBefore);
    for (const [what, fits] of Object.entries(kindsOfWork))
      addRequestRow(school, `${name}: ${what}`, done.filter(fits));
    // A login from an unknown browser may be refused during a password attack.
    const failed = done.filter(({ what, status }) => !isDone(status) && what !== "login, new browser");
    holds &&= failed.length === 0 && flooded.withoutAdvice === 0 && memory <= maxMemory;
    holds &&= !others.some(([status]) => status.startsWith("5"));
  }
  process.stdout.write(`${floods}\n${school}\n`);
  return holds;
}

/** @returns the peak memory in megabytes */
async function workMeanwhile(server: ServerProcess, person: SchoolPerson): Promise<number> {
  const until = performance.now() + floodSeconds * 1000;
  let largest = 0;
  let round = 0;
  await Promise.all([
    repeatEvery(1000, until, async () => {
      round += 1;
      await person.logIn({ newBrowser: round % 2 === 0 });
      await person.read("list of the dashboard");
      if (round % 5 === 0) await person.add({ photo: true });
      else await person.change();
      await person.read("the home page");
    }),
    repeatEvery(500, until, async () => {
      largest = Math.max(largest, (await server.memory()).serving);
    }),
  ]);
  await person.deleteBut(0);
  return largest;
}

const kindsOfWork: Readonly<Record<string, (done: CompletedRequest) => boolean>> = {
  "login, known browser": ({ what }) => what === "login, known browser",
  "login, new browser": ({ what }) => what === "login, new browser",
  "the home page": ({ what }) => what === "the home page",
  upload: ({ what }) => what === "upload",
  "lists and changes": ({ what }) => !/^login|^the home page|^upload/.test(what),
};
