import { isAbsolute, relative, resolve, sep } from "node:path";
import { withoutSigns } from "@visiga/contracts/plain-text";
import type * as z from "zod/mini";
import { StartFailure } from "../errors/start-failure.ts";
import { isCommonPassword } from "../security/common-passwords.ts";
import { settings } from "./settings.ts";
import { readSettingsFile } from "./settings-file.ts";

export type S3Settings = NonNullable<ReturnType<typeof s3Settings>>;
export type Config = Readonly<ReturnType<typeof toConfig>>;

type Environment = Readonly<Record<string, string | undefined>>;
type Settings = z.infer<typeof settings>;

/**
 * Reads the settings of the file that SETTINGS_FILE names, and over them the environment variables. Every program reads
 * them here. A blank one counts as unset. @throws StartFailure with one line per mistake
 */
export function readConfig(environment: Environment): Config {
  const all = { ...(environment.SETTINGS_FILE && readSettingsFile(environment.SETTINGS_FILE)), ...environment };
  const values = Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value?.trim() ? [[name, withoutSigns(value, "", "\r")]] : [])),
  );
  const parsed = settings.safeParse(values);
  const mistakes = [
    ...Object.keys(settings.shape).flatMap((name) => misunderstood(name, environment)),
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")} ${issue.message}`),
    ...partlySet(values, ["ADMIN_EMAIL", "ADMIN_PASSWORD"]),
    ...partlySet(values, s3Names("S3")),
    ...partlySet(values, s3Names("BACKUP_S3")),
    ...(values.DATABASE_URL && !values.JWT_SECRET
      ? ["JWT_SECRET is missing: it is required with DATABASE_URL, so that every replica knows the same one"]
      : []),
  ];
  if (values.BACKUP_S3_BUCKET && isSameBucket(values))
    mistakes.push("BACKUP_S3_BUCKET is the bucket of S3_BUCKET: a copy there is lost with it");
  if (values.BACKUP_COPY_DIR && parsed.data && isInside(values.BACKUP_COPY_DIR, parsed.data.DATA_DIR))
    mistakes.push("BACKUP_COPY_DIR is inside DATA_DIR: a copy there is lost with it");
  if (parsed.data && isEasilyGuessed(parsed.data)) mistakes.push("ADMIN_PASSWORD is too easy to guess: choose another");
  if (mistakes.length > 0 || !parsed.data) throw new StartFailure(...mistakes);
  return toConfig(parsed.data);
}

/** What Docker hands over in another way than is meant: the quotes of a file after `--env-file`, and files of secrets. */
const misunderstood = (name: string, environment: Environment): string[] => [
  ...(/^\s*(["']).*\1\s*$/s.test(environment[name] ?? "")
    ? [`${name} has quotes around its value, which would belong to it: leave them out`]
    : []),
  ...(environment[`${name}_FILE`]?.trim()
    ? [`${name}_FILE is no setting: give ${name}, or write it into the file that SETTINGS_FILE names`]
    : []),
];

const isEasilyGuessed = ({ ADMIN_EMAIL, ADMIN_PASSWORD }: Settings): boolean =>
  ADMIN_EMAIL !== undefined &&
  ADMIN_PASSWORD !== undefined &&
  isCommonPassword(ADMIN_PASSWORD, { name: "", email: ADMIN_EMAIL });

/** Whether the copies go into the bucket of the photos, also if its address is spelled in another way. */
function isSameBucket(values: Environment): boolean {
  const place = (prefix: S3Prefix) => bucketPlace(values[`${prefix}_ENDPOINT`], values[`${prefix}_BUCKET`]);
  return place("BACKUP_S3") === place("S3");
}

/** The same text for each spelling of the address of a bucket. Scheme and port do not make another provider. */
function bucketPlace(endpoint = "", bucket = ""): string {
  if (!URL.canParse(endpoint)) return `${endpoint} ${bucket}`;
  const { hostname, pathname } = new URL(endpoint.toLowerCase());
  const name = hostname.replace(/\.$/, "");
  const host = bucket && name.startsWith(`${bucket}.`) ? name.slice(bucket.length + 1) : name;
  return `${sameHosts.find(([isSpelling]) => isSpelling(host))?.[1] ?? host} ${withoutSigns(pathname, "", "/")} ${bucket}`;
}

const sameHosts: readonly [(host: string) => boolean, string][] = [
  [(host) => /^(?:localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/.test(host), "localhost"],
  // The names of its buckets are unique in all regions.
  [(host) => host.endsWith(".amazonaws.com") && /(?:^|\.)s3/.test(host), "amazonaws.com"],
];

function isInside(folder: string, parent: string): boolean {
  const path = relative(resolve(parent), resolve(folder));
  return !isAbsolute(path) && path.split(sep)[0] !== "..";
}

type S3Prefix = "S3" | "BACKUP_S3";

const s3Names = (prefix: S3Prefix) =>
  [
    `${prefix}_ENDPOINT`,
    `${prefix}_BUCKET`,
    `${prefix}_REGION`,
    `${prefix}_ACCESS_KEY_ID`,
    `${prefix}_SECRET_ACCESS_KEY`,
  ] as const;

function partlySet(values: Environment, names: readonly string[]): string[] {
  const present = names.filter((name) => values[name]);
  if (present.length === 0) return [];
  return names
    .filter((name) => !values[name])
    .map((name) => `${name} is missing: it goes together with ${present.join(", ")}`);
}

const toConfig = (values: Settings) => ({
  development: values.NODE_ENV === "development",
  port: values.PORT,
  host: values.HOST,
  dataDir: resolve(values.DATA_DIR),
  /** Undefined: the embedded database. */
  databaseUrl: values.DATABASE_URL,
  administrator:
    values.ADMIN_EMAIL && values.ADMIN_PASSWORD
      ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
      : undefined,
  seedDemo: values.SEED_DEMO ?? !values.DATABASE_URL,
  /** Undefined: generated into the data folder. */
  jwtSecret: values.JWT_SECRET,
  /** Undefined: photos on disk in the data folder. */
  s3: s3Settings(values, "S3"),
  backups: {
    /** Undefined: backups are not encrypted. */
    passphrase: values.BACKUP_PASSPHRASE,
    /** Second places, to which each backup is copied. */
    copyFolder: values.BACKUP_COPY_DIR === undefined ? undefined : resolve(values.BACKUP_COPY_DIR),
    copyBucket: s3Settings(values, "BACKUP_S3"),
  },
  /** Address of the checksums of the newest release. Undefined: nobody is told of releases. */
  releaseSums: values.RELEASE_SUMS_URL,
  /** Scheme and host of absolute links, without a trailing slash. Undefined: taken from each request. */
  publicUrl: values.PUBLIC_URL,
  trustProxy: values.TRUST_PROXY,
  metricsToken: values.METRICS_TOKEN,
  accessLog: values.ACCESS_LOG,
  /** Whether pages register the service worker; if false, browsers remove an installed one. */
  serviceWorker: values.SERVICE_WORKER,
  /** Seconds for which a stopping server still responds, so that the proxy notices. */
  drain: values.DRAIN_SECONDS ?? (values.DATABASE_URL ? 5 : 0),
  /** File descriptor of the socket that systemd listens to for this process. Undefined: it listens by itself. */
  socket: values.LISTEN_FDS === "1" && values.LISTEN_PID === String(process.pid) ? 3 : undefined,
  /** `watchdog` is in milliseconds; undefined: no watchdog. */
  systemd: values.NOTIFY_SOCKET
    ? { watchdog: values.WATCHDOG_USEC === undefined ? undefined : Number(values.WATCHDOG_USEC) / 1000 }
    : undefined,
});

function s3Settings(values: Settings, prefix: S3Prefix) {
  const [endpoint, bucket, region, accessKeyId, secretAccessKey] = s3Names(prefix).map((name) => values[name]);
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** The address by which programs of this machine reach the server. */
export function localAddress({ host, port }: Pick<Config, "host" | "port">): string {
  const reached = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}`;
}
