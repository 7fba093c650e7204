import { publicPaths } from "@visiga/contracts/public-paths";
import { Table, whole } from "@visiga/testing/table";
import type { ServerProcess } from "../server-process.ts";
import { every, growthOf, type Sample, takeSample } from "./samples.ts";
import { addDone, isDone, type SchoolPerson } from "./school.ts";

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
const kept = 6;

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
  readonly #url: string;
  readonly #pictures: string[] = [];
  #asked = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** Mostly a common page, sometimes a picture, a search or a list. */
  async read(): Promise<void> {
    const turn = this.#asked;
    const picture = this.#pictures[turn % Math.max(1, this.#pictures.length)];
    if (turn % 10 === 3) await this.#ask(`/gallery?q=word${turn}`);
    else if (turn % 10 === 6) await this.#ask(`/api/trpc/files.list?input=${encodeURIComponent(`{"first":24}`)}`);
    else if (turn % 10 === 9 && picture) await this.#ask(picture);
    else {
      const headers = { "accept-language": turn % 2 ? "sw" : "en", "accept-encoding": turn % 3 ? "br" : "gzip" };
      const text = await this.#ask(publicPaths[turn % publicPaths.length] ?? "/", { headers });
      if (this.#pictures.length < 500) this.#pictures.push(...(text.match(/\/media\/[\w-]+\/\d+\.webp/g) ?? []));
    }
  }

  async breakSomething(): Promise<void> {
    const [path, init] = broken[this.#asked % broken.length] ?? ["/", {}];
    await this.#ask(path, init);
  }

  async #ask(path: string, init: RequestInit = {}): Promise<string> {
    this.#asked += 1;
    const address = `10.0.${Math.floor(this.#asked / 250) % 250}.${(this.#asked % 250) + 1}`;
    const headers = { "x-forwarded-for": address, ...init.headers };
    const signal = AbortSignal.timeout(20_000);
    const answer = await fetch(this.#url + path, { ...init, headers, signal }).catch(() => undefined);
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
    every(pace.reading, until, () => visitors.read()),
    every(pace.broken, until, () => visitors.breakSomething()),
    every(pace.login, until, () => {
      logins += 1;
      return person.logIn({ anew: logins % 2 === 0 });
    }),
    every(pace.change, until, async () => {
      await person.readList();
      await person.change();
    }),
    every(pace.upload, until, () => person.add({ photo: true })),
    every(pace.deletion, until, () => person.deleteBut(kept)),
    every(pace.sample, until, async () => {
      const sample = await takeSample(server, dataDir, metricsToken);
      samples.push(sample);
      process.stderr.write(`${new Date().toISOString()} ${JSON.stringify(sample)}\n`);
    }),
  ]);
  const processor = ((await server.processorTime()) - before) / (minutes * 60);

  const growths = growthOf(samples);
  const growth = new Table(`growth in ${minutes} minutes`, "second third", "last third", "most", "verdict");
  for (const { what, middle, last, most, grew } of growths)
    growth.add(what, whole(middle), whole(last), whole(most), grew ? "grew" : "holds");
  const school = new Table("the administrator", "times", "failed", "median ms", "worst ms");
  for (const what of new Set(person.done.map((done) => done.what)))
    addDone(
      school,
      what,
      person.done.filter((done) => done.what === what),
    );
  const counted = [...visitors.answers].map(([status, count]) => `${whole(count)} x ${status}`).join(", ");
  process.stdout.write(`${growth}\n${school}\nVisitors and broken requests: ${counted}\n`);
  process.stdout.write(`Processor of the server: ${(processor * 100).toFixed(0)} % of one core\n`);
  const failed = [...visitors.answers.keys()].some((status) => status === "none" || status.startsWith("5"));
  return !failed && person.done.every(({ status }) => isDone(status)) && !growths.some(({ grew }) => grew);
}
