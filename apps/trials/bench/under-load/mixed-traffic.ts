import { publicPaths } from "@visiga/contracts/public-paths";
import { formatInteger, Table } from "@visiga/testing/table";
import type { ServerProcess } from "../server-process.ts";
import { growthOf, repeatEvery, type Sample, takeSample } from "./samples.ts";
import { addRequestRow, isDone, type SchoolPerson } from "./school.ts";

interface Parts {
  readonly server: ServerProcess;
  readonly dataDir: string;
  readonly metricsToken: string;
  readonly person: SchoolPerson;
  readonly minutes: number;
}

/** Milliseconds between two actions of each kind. */
const pace = {
  reading: 100,
  login: 20_000,
  change: 10_000,
  upload: 30_000,
  deletion: 60_000,
  broken: 2000,
  sample: 15_000,
};

/** Number of files that a deletion leaves. */
const keptFiles = 6;

const json = { "content-type": "application/json" };

/** Malformed requests of browsers and programs. */
const broken: readonly [path: string, init: RequestInit][] = [
  ["/invented", {}],
  ["/api/v1/invented", {}],
  ["/api/trpc/files.list?input=%7B", {}],
  ["/api/v1/auth/authenticate", { method: "POST", headers: json, body: "{" }],
  ["/api/v1/files/image", { method: "POST", body: "nothing" }],
  ["/media/invented/640.webp", {}],
  ["/gallery?first=x&q=%E0%A4%A", {}],
  ["/api/v1/auth/refresh", { method: "POST", headers: json, body: `{"refreshToken":"x"}` }],
];

/** Readers from many addresses, and programs that send invalid requests. */
class Visitors {
  readonly answers = new Map<string, number>();
  readonly #pictures: string[] = [];
  #requests = 0;

  constructor(private readonly url: string) {}

  /** Mostly a common page, sometimes a picture, a search or a list. */
  async read(): Promise<void> {
    const index = this.#requests;
    const picture = this.#pictures[index % Math.max(1, this.#pictures.length)];
    if (index % 10 === 3) await this.#send(`/gallery?q=word${index}`);
    else if (index % 10 === 6) await this.#send(`/api/trpc/files.list?input=${encodeURIComponent(`{"first":24}`)}`);
    else if (index % 10 === 9 && picture) await this.#send(picture);
    else {
      const headers = { "accept-language": index % 2 ? "sw" : "en", "accept-encoding": index % 3 ? "br" : "gzip" };
      const text = await this.#send(publicPaths[index % publicPaths.length] ?? "/", { headers });
      if (this.#pictures.length < 500) this.#pictures.push(...(text.match(/\/media\/[\w-]+\/\d+\.webp/g) ?? []));
    }
  }

  async breakSomething(): Promise<void> {
    const [path, init] = broken[this.#requests % broken.length] ?? ["/", {}];
    await this.#send(path, init);
  }

  async #send(path: string, init: RequestInit = {}): Promise<string> {
    this.#requests += 1;
    const address = `10.0.${Math.floor(this.#requests / 250) % 250}.${(this.#requests % 250) + 1}`;
    const headers = { "x-forwarded-for": address, ...init.headers };
    const signal = AbortSignal.timeout(20_000);
    const answer = await fetch(this.url + path, { ...init, headers, signal }).catch(() => undefined);
    const text = (await answer?.text().catch(() => "")) ?? "";
    const status = String(answer?.status ?? "none");
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    return text;
  }
}

/** Simulates readers, an administrator and broken programs. @returns whether nothing grew and nothing failed */
export async function runMixedTraffic({ server, dataDir, metricsToken, person, minutes }: Parts): Promise<boolean> {
  const until = performance.now() + minutes * 60_000;
  const visitors = new Visitors(server.url);
  const samples: Sample[] = [];
  let logins = 0;
  const before = await server.processorTime();
  await Promise.all([
    repeatEvery(pace.reading, until, () => visitors.read()),
    repeatEvery(pace.broken, until, () => visitors.breakSomething()),
    repeatEvery(pace.login, until, () => {
      logins += 1;
      return person.logIn({ newBrowser: logins % 2 === 0 });
    }),
    repeatEvery(pace.change, until, async () => {
      await person.read("list of the dashboard");
      await person.change();
    }),
    repeatEvery(pace.upload, until, () => person.add({ photo: true })),
    repeatEvery(pace.deletion, until, () => person.deleteBut(keptFiles)),
    repeatEvery(pace.sample, until, async () => {
      const sample = await takeSample(server, dataDir, metricsToken);
      samples.push(sample);
      process.stderr.write(`${new Date().toISOString()} ${JSON.stringify(sample)}\n`);
    }),
  ]);
  const processor = ((await server.processorTime()) - before) / (minutes * 60);

  const growths = growthOf(samples);
  const growth = new Table(`growth in ${minutes} minutes`, "second third", "last third", "most", "verdict");
  for (const { what, middle, last, most, grew } of growths)
    growth.add(what, formatInteger(middle), formatInteger(last), formatInteger(most), grew ? "grew" : "holds");
  const school = new Table("the administrator", "times", "failed", "median ms", "worst ms");
  for (const what of new Set(person.done.map((done) => done.what)))
    addRequestRow(
      school,
      what,
      person.done.filter((done) => done.what === what),
    );
  const counted = [...visitors.answers].map(([status, count]) => `${formatInteger(count)} x ${status}`).join(", ");
  process.stdout.write(`${growth}\n${school}\nVisitors and broken requests: ${counted}\n`);
  process.stdout.write(`Processor of the server: ${(processor * 100).toFixed(0)} % of one core\n`);
  const failed = [...visitors.answers.keys()].some((status) => status === "none" || status.startsWith("5"));
  return !failed && person.done.every(({ status }) => isDone(status)) && !growths.some(({ grew }) => grew);
}
