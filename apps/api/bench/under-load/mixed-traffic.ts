import { publicPaths } from "@visiga/contracts/public-paths";
import { Table, whole } from "@visiga/testing/table";
import { median } from "../load.ts";
import type { ServerProcess } from "../server-process.ts";
import { every, growthOf, type Sample, takeSample } from "./samples.ts";
import type { SchoolPerson } from "./school.ts";

interface Parts {
  readonly server: ServerProcess;
  readonly dataDir: string;
  readonly metricsToken: string;
  readonly person: SchoolPerson;
  readonly minutes: number;
}

/** Milliseconds between two of each. */
const pace = {
  reading: 100,
  login: 20_000,
  change: 10_000,
  upload: 30_000,
  deletion: 60_000,
  broken: 2000,
  sample: 15_000,
};

/** Files that are left after a deletion. */
const kept = 6;

/** What a browser or a program gets wrong. */
const broken: readonly [path: string, init: RequestInit][] = [
  ["/invented", {}],
  ["/api/v1/invented", {}],
  ["/api/trpc/files.list?input=%7B", {}],
  ["/api/v1/auth/authenticate", { method: "POST", headers: { "content-type": "application/json" }, body: "{" }],
  ["/api/v1/files/image", { method: "POST", body: "nothing" }],
  ["/media/invented/640.webp", {}],
  ["/gallery?first=x&q=%E0%A4%A", {}],
  [
    "/api/v1/auth/refresh",
    { method: "POST", headers: { "content-type": "application/json" }, body: `{"refreshToken":"x"}` },
  ],
];

/** Lets readers, an administrator and broken programs use the site. @returns whether nothing grew and nothing failed */
export async function runMixedTraffic({ server, dataDir, metricsToken, person, minutes }: Parts): Promise<boolean> {
  const until = performance.now() + minutes * 60_000;
  const answers: Record<string, number> = {};
  const samples: Sample[] = [];
  const pictures: string[] = [];
  let asked = 0;
  let logins = 0;
  const read = async (path: string, init: RequestInit = {}) => {
    const address = `10.0.${Math.floor(asked / 250) % 250}.${(asked % 250) + 1}`;
    const headers = { "x-forwarded-for": address, ...init.headers };
    const signal = AbortSignal.timeout(20_000);
    const answer = await fetch(server.url + path, { ...init, headers, signal }).catch(() => undefined);
    const text = (await answer?.text().catch(() => "")) ?? "";
    const kind = answer?.status ?? "none";
    answers[kind] = (answers[kind] ?? 0) + 1;
    return text;
  };
  /** Mostly pages that everybody reads, some of them pictures, searches and lists. */
  const readers = async () => {
    asked += 1;
    const path = publicPaths[asked % publicPaths.length] ?? "/";
    const picture = pictures[asked % Math.max(1, pictures.length)];
    const language = { "accept-language": asked % 2 ? "sw" : "en" };
    if (asked % 10 === 3) await read(`/gallery?q=word${asked}`);
    else if (asked % 10 === 6) await read(`/api/trpc/files.list?input=${encodeURIComponent(`{"first":24}`)}`);
    else if (asked % 10 === 9 && picture) await read(picture);
    else {
      const text = await read(path, { headers: { ...language, "accept-encoding": asked % 3 ? "br" : "gzip" } });
      if (pictures.length < 500) pictures.push(...(text.match(/\/media\/[\w-]+\/\d+\.webp/g) ?? []));
    }
  };
  const breakSomething = async () => {
    asked += 1;
    const [path, init] = broken[asked % broken.length] ?? ["/", {}];
    await read(path, init);
  };
  const sample = async () => {
    samples.push(await takeSample(server, dataDir, metricsToken));
    const [latest] = samples.slice(-1);
    process.stderr.write(`${new Date().toISOString()} ${JSON.stringify(latest)}\n`);
  };
  const before = await server.processorTime();
  await Promise.all([
    every(pace.reading, until, readers),
    every(pace.broken, until, breakSomething),
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
    every(pace.sample, until, sample),
  ]);
  const processor = ((await server.processorTime()) - before) / (minutes * 60);

  const table = new Table(`growth in ${minutes} minutes`, "second third", "last third", "most", "verdict");
  const growths = growthOf(samples);
  for (const { what, middle, last, most, grew } of growths)
    table.add(what, whole(middle), whole(last), whole(most), grew ? "grew" : "holds");
  process.stdout.write(`${table}\n`);
  const counted = Object.entries(answers).map(([status, count]) => `${count} x ${status}`);
  process.stdout.write(`Readers and broken requests: ${counted.join(", ")}\n`);
  const school = new Table("the administrator", "times", "failed", "median ms", "worst ms");
  for (const what of new Set(person.done.map((done) => done.what))) {
    const done = person.done.filter((each) => each.what === what);
    const times = done.map(({ milliseconds }) => milliseconds);
    const failed = done.filter(({ status }) => status < 200 || status >= 300).length;
    school.add(what, whole(done.length), whole(failed), whole(median(times)), whole(Math.max(...times)));
  }
  process.stdout.write(`${school}\n`);
  process.stdout.write(`Processor of the server: ${(processor * 100).toFixed(0)} % of one core\n`);
  const failures = ["none", "500", "502"].reduce((sum, status) => sum + (answers[status] ?? 0), 0);
  return failures === 0 && !growths.some(({ grew }) => grew);
}
