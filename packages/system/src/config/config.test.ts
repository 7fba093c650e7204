import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { StartFailure } from "../errors/start-failure.ts";
import { readConfig } from "./config.ts";
import { settings } from "./settings.ts";

function mistakes(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof StartFailure) return error.lines;
    throw error;
  }
}

const server = { DATABASE_URL: "postgres://u:p@localhost/visiga", JWT_SECRET: "a secret of the operator, long enough" };
const s3 = {
  S3_ENDPOINT: "https://s3.example.org",
  S3_BUCKET: "pictures",
  S3_REGION: "eu-west-1",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "key",
};
const secondBucket = {
  ...Object.fromEntries(Object.entries(s3).map(([name, value]) => [`BACKUP_${name}`, value])),
  BACKUP_S3_BUCKET: "backups",
};

test("a server without any settings is local, with all data in ./data and with demo content", () => {
  expect(readConfig({})).toEqual({
    development: false,
    port: 3000,
    host: "127.0.0.1",
    dataDir: resolve("data"),
    databaseUrl: undefined,
    administrator: undefined,
    seedDemo: true,
    jwtSecret: undefined,
    s3: undefined,
    backups: { passphrase: undefined, copyFolder: undefined, copyBucket: undefined },
    publicUrl: undefined,
    trustProxy: false,
    metricsToken: undefined,
    accessLog: false,
    serviceWorker: true,
    drain: 0,
  });
});

test("backups may have a passphrase and second places", () => {
  const settings = {
    ...s3,
    ...secondBucket,
    BACKUP_PASSPHRASE: "four words & mine",
    BACKUP_COPY_DIR: "/media/stick/visiga",
  };
  expect(readConfig(settings).backups).toEqual({
    passphrase: "four words & mine",
    copyFolder: "/media/stick/visiga",
    copyBucket: { ...readConfig(s3).s3, bucket: "backups" },
  });
});

test("blank settings count as absent", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " ", S3_BUCKET: "", ADMIN_EMAIL: "" })).toEqual(readConfig({}));
});

test(".env.example names exactly the existing settings, and unedited changes none of them", () => {
  const example = fileURLToPath(new URL("../../../../.env.example", import.meta.url));
  const values = parseEnv(readFileSync(example, "utf8"));
  const bySystemd = ["NOTIFY_SOCKET", "LISTEN_FDS", "LISTEN_PID", "WATCHDOG_USEC"];
  const byPeople = Object.keys(settings.shape).filter((name) => !bySystemd.includes(name));
  expect(Object.keys(values).sort()).toEqual(byPeople.sort());
  expect(readConfig(values as Record<string, string>)).toEqual(readConfig({}));
});

test("demo content is off by default with a configured database", () => {
  expect(readConfig(server).seedDemo).toBe(false);
  expect(readConfig({ ...server, SEED_DEMO: "true" }).seedDemo).toBe(true);
  expect(readConfig({ SEED_DEMO: "false" }).seedDemo).toBe(false);
});

test("the configuration has the values of all settings", () => {
  const config = readConfig({
    ...server,
    ...s3,
    PORT: "8080",
    HOST: "::",
    ADMIN_EMAIL: "Head@Example.org",
    ADMIN_PASSWORD: "words that I chose",
    PUBLIC_URL: "https://www.example.org/",
    METRICS_TOKEN: "token",
    ACCESS_LOG: "on",
    SERVICE_WORKER: "off",
    NODE_ENV: "development",
  });
  expect(config).toMatchObject({
    port: 8080,
    host: "::",
    administrator: { email: "head@example.org", password: "words that I chose" },
    publicUrl: "https://www.example.org",
    s3: {
      endpoint: "https://s3.example.org",
      bucket: "pictures",
      region: "eu-west-1",
      accessKeyId: "id",
      secretAccessKey: "key",
    },
    metricsToken: "token",
    accessLog: true,
    serviceWorker: false,
    development: true,
  });
});

test.each([
  ["true", true],
  ["false", false],
  ["127.0.0.1, 10.0.0.0/8,::1", ["127.0.0.1", "10.0.0.0/8", "::1"]],
  ["loopback", ["loopback"]],
  ["fd00::/8", ["fd00::/8"]],
])("TRUST_PROXY=%s is read as %j", (setting, trusted) => {
  expect(readConfig({ TRUST_PROXY: setting }).trustProxy).toEqual(trusted);
});

test.each([
  [{ PORT: "http" }, "PORT"],
  [{ PORT: "70000" }, "PORT"],
  [{ PORT: "-1" }, "PORT"],
  [{ PORT: "3000.5" }, "PORT"],
  [{ HOST: "two words" }, "HOST"],
  [{ SEED_DEMO: "maybe" }, "SEED_DEMO"],
  [{ SERVICE_WORKER: "false" }, "SERVICE_WORKER"],
  [{ ACCESS_LOG: "yes" }, "ACCESS_LOG"],
  [{ ...server, DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL"],
  [{ ...server, DATABASE_URL: "localhost:5432" }, "DATABASE_URL"],
  [{ DATABASE_URL: server.DATABASE_URL }, "JWT_SECRET"],
  [{ JWT_SECRET: "x".repeat(31) }, "JWT_SECRET"],
  [{ JWT_SECRET: `${"x".repeat(31)} ` }, "JWT_SECRET"],
  [{ ADMIN_EMAIL: "head@example.org" }, "ADMIN_PASSWORD"],
  [{ ADMIN_PASSWORD: "words that I chose" }, "ADMIN_EMAIL"],
  [{ ADMIN_EMAIL: "not an address", ADMIN_PASSWORD: "words that I chose" }, "ADMIN_EMAIL"],
  [{ ADMIN_EMAIL: "head@example.org", ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD"],
  [{ ADMIN_EMAIL: "head@example.org", ADMIN_PASSWORD: "password1" }, "ADMIN_PASSWORD"],
  [{ ADMIN_EMAIL: "head@example.org", ADMIN_PASSWORD: "Head@example.org" }, "ADMIN_PASSWORD"],
  [{ ADMIN_EMAIL: "head@example.org", ADMIN_PASSWORD: "administrator" }, "ADMIN_PASSWORD"],
  [{ ...s3, S3_ENDPOINT: "s3.example.org" }, "S3_ENDPOINT"],
  [{ BACKUP_PASSPHRASE: "eleven char" }, "BACKUP_PASSPHRASE"],
  [{ ...s3, ...secondBucket, BACKUP_S3_BUCKET: s3.S3_BUCKET }, "BACKUP_S3_BUCKET"],
  ...[
    "HTTPS://S3.EXAMPLE.ORG",
    "https://s3.example.org/",
    "https://s3.example.org:443",
    "http://s3.example.org:80",
    "https://s3.example.org.",
    "https://pictures.s3.example.org",
  ].map((BACKUP_S3_ENDPOINT): [Record<string, string>, string] => [
    { ...s3, ...secondBucket, BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET: s3.S3_BUCKET },
    "BACKUP_S3_BUCKET",
  ]),
  [
    {
      ...s3,
      ...secondBucket,
      S3_ENDPOINT: "https://s3.eu-west-1.amazonaws.com",
      BACKUP_S3_ENDPOINT: "https://s3.amazonaws.com",
      BACKUP_S3_BUCKET: s3.S3_BUCKET,
    },
    "BACKUP_S3_BUCKET",
  ],
  [
    {
      ...s3,
      ...secondBucket,
      S3_ENDPOINT: "http://localhost:9000",
      BACKUP_S3_ENDPOINT: "http://127.0.0.1:9000",
      BACKUP_S3_BUCKET: s3.S3_BUCKET,
    },
    "BACKUP_S3_BUCKET",
  ],
  ...["data", "./data/", "data/backups", "x/../data", resolve("data/copies")].map(
    (BACKUP_COPY_DIR): [Record<string, string>, string] => [{ BACKUP_COPY_DIR }, "BACKUP_COPY_DIR"],
  ),
  [{ ...secondBucket, BACKUP_S3_REGION: "" }, "BACKUP_S3_REGION"],
  [{ PUBLIC_URL: "www.example.org" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "https://www.example.org/site" }, "PUBLIC_URL"],
  [{ TRUST_PROXY: "everybody" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "1" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "10.0.0.0/64" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "10.0.0" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "0.0.0.0/0" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "10.0.0.0/" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "10.0.0.0/8/8" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "10.0.0.256" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "::1/129" }, "TRUST_PROXY"],
])("%j stops the start with one line that names %s", (environment, name) => {
  const lines = mistakes(environment);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^${name} `));
  expect(lines[0]).not.toContain("\n");
});

test.each(["p/ss", "p#ss", "12/34", "12#34", "p%ss", "p?s", "12?s", "p%s", "p@s/s", "12#3@4"])(
  "the message for the password %s in DATABASE_URL says how to write it",
  (password) => {
    const [line] = mistakes({ ...server, DATABASE_URL: `postgres://u:${password}@host:5432/name` });
    expect(line).toMatch(/^DATABASE_URL must be an address.*@ as %40, : as %3A, \/ as %2F, .*# as %23 and % as %25$/);
  },
);

test.each([
  "postgres://u:p%40ss@host:5432/name",
  "postgres://u:p@ss@host/name",
  "postgres://u:p:ss@host/name",
  "postgres://visiga@%2Frun%2Fpostgresql/visiga",
  "postgresql://host/name?sslmode=verify-full&sslrootcert=/etc/ssl/school.crt",
  "postgres://u:p@[::1]:5432/name?application_name=a@b",
])("DATABASE_URL=%s is accepted", (DATABASE_URL) => {
  expect(readConfig({ ...server, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  expect(readConfig({ ...server, DATABASE_URL: `${DATABASE_URL}\r` }).databaseUrl).toBe(DATABASE_URL);
});

test("a folder beside DATA_DIR, and a bucket of the same name elsewhere, are second places", () => {
  expect(readConfig({ DATA_DIR: "data", BACKUP_COPY_DIR: "data-copies" }).backups.copyFolder).toBe(
    resolve("data-copies"),
  );
  const elsewhere = { ...secondBucket, BACKUP_S3_ENDPOINT: "https://s3.example.com", BACKUP_S3_BUCKET: s3.S3_BUCKET };
  expect(readConfig({ ...s3, ...elsewhere }).backups.copyBucket?.bucket).toBe(s3.S3_BUCKET);
});

test("every mistake has its own line, and an incomplete group one for each missing setting", () => {
  const lines = mistakes({ PORT: "x", S3_BUCKET: "pictures", S3_REGION: "r", SEED_DEMO: "1" });
  expect(lines.map((line) => line.split(" ")[0])).toEqual([
    "PORT",
    "SEED_DEMO",
    "S3_ENDPOINT",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
  ]);
});

test("quotes that a container passes on with a value, and files of secrets, are refused", () => {
  const quoted = {
    DATABASE_URL: '"postgres://u:p@h/site"',
    JWT_SECRET: `'${"x".repeat(40)}'`,
    BACKUP_PASSPHRASE: '"correct horse battery" ',
  };
  const about = (lines: readonly string[]) => lines.filter((line) => line.includes("quotes around"));
  expect(about(mistakes(quoted)).map((line) => line.split(" ")[0])).toEqual(Object.keys(quoted));
  expect(readConfig({ BACKUP_PASSPHRASE: `it's "horse" battery` }).backups.passphrase).toContain("horse");
  expect(mistakes({ DATABASE_URL_FILE: "/run/secrets/url", S3_BUCKET_FILE: " " })).toEqual([
    expect.stringMatching(/^DATABASE_URL_FILE is no setting: give DATABASE_URL/),
  ]);
});

test("error messages contain no secrets", () => {
  const lines = mistakes({
    ADMIN_EMAIL: "x",
    ADMIN_PASSWORD: "hush",
    DATABASE_URL: "hush://hush",
    METRICS_TOKEN: "hush",
  });
  expect(lines.join()).not.toContain("hush");
});

test("the socket of systemd is used by the process for which it listens", () => {
  expect(readConfig({ LISTEN_FDS: "1", LISTEN_PID: String(process.pid) }).socket).toBe(3);
  expect(readConfig({ LISTEN_FDS: "1", LISTEN_PID: "1" }).socket).toBeUndefined();
});

test("systemd's socket and watchdog interval are read", () => {
  expect(readConfig({ WATCHDOG_USEC: "30000000" }).systemd).toBeUndefined();
  expect(readConfig({ NOTIFY_SOCKET: "@socket" }).systemd).toEqual({ watchdog: undefined });
  expect(readConfig({ NOTIFY_SOCKET: "@socket", WATCHDOG_USEC: "30000000" }).systemd).toEqual({ watchdog: 30_000 });
});
