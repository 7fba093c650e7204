import { resolve } from "node:path";
import type * as z from "zod/mini";
import { isCommonPassword } from "#platform/security/common-passwords.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { settings } from "./settings.ts";

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface Config {
  readonly development: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly administrator: { readonly email: string; readonly password: string } | undefined;
  readonly seedDemo: boolean;
  /** Undefined: generated into the data folder. */
  readonly jwtSecret: string | undefined;
  /** Undefined: photos on disk in the data folder. */
  readonly s3: S3Settings | undefined;
  /** Scheme and host of absolute links, without a trailing slash. Undefined: taken from each request. */
  readonly publicUrl: string | undefined;
  /** Proxies to trust: none, all, the nearest n, or these addresses and networks. */
  readonly trustProxy: boolean | number | string[];
  readonly metricsToken: string | undefined;
  /** Whether every response is logged. */
  readonly accessLog: boolean;
  /** Whether pages register the service worker; if false, browsers remove an installed one. */
  readonly serviceWorker: boolean;
  /** Seconds for which a stopping server still responds, so that the proxy notices. */
  readonly drain: number;
  readonly systemd: { /** Milliseconds; undefined: no watchdog. */ readonly watchdog: number | undefined } | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Settings = z.infer<typeof settings>;

/**
 * Reads the settings from the environment. A blank variable counts as unset.
 * @throws StartFailure with one line per mistake.
 */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  const mistakes = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")} ${issue.message}`),
    ...halfGiven(given, ["ADMIN_EMAIL", "ADMIN_PASSWORD"]),
    ...halfGiven(given, s3Names),
    ...(given.DATABASE_URL && !given.JWT_SECRET
      ? ["JWT_SECRET is missing: it is required with DATABASE_URL, so that every replica knows the same one"]
      : []),
  ];
  if (parsed.data && isEasilyGuessed(parsed.data)) mistakes.push("ADMIN_PASSWORD is too easy to guess: choose another");
  if (mistakes.length > 0 || !parsed.data) throw new StartFailure(...mistakes);
  return toConfig(parsed.data);
}

/** The same rule as for every chosen password. */
const isEasilyGuessed = ({ ADMIN_EMAIL, ADMIN_PASSWORD }: Settings): boolean =>
  ADMIN_EMAIL !== undefined &&
  ADMIN_PASSWORD !== undefined &&
  isCommonPassword(ADMIN_PASSWORD, { name: "Administrator", email: ADMIN_EMAIL });

const s3Names = ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

function halfGiven(given: Environment, names: readonly string[]): string[] {
  const present = names.filter((name) => given[name]);
  if (present.length === 0) return [];
  return names
    .filter((name) => !given[name])
    .map((name) => `${name} is missing: it goes together with ${present.join(", ")}`);
}

function toConfig(given: Settings): Config {
  return {
    development: given.NODE_ENV === "development",
    port: given.PORT,
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    administrator:
      given.ADMIN_EMAIL && given.ADMIN_PASSWORD
        ? { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD }
        : undefined,
    seedDemo: given.SEED_DEMO ?? !given.DATABASE_URL,
    jwtSecret: given.JWT_SECRET,
    s3: s3Settings(given),
    publicUrl: given.PUBLIC_URL,
    trustProxy: given.TRUST_PROXY,
    metricsToken: given.METRICS_TOKEN,
    accessLog: given.ACCESS_LOG,
    serviceWorker: given.SERVICE_WORKER,
    drain: given.DRAIN_SECONDS ?? (given.DATABASE_URL ? 5 : 0),
    systemd: given.NOTIFY_SOCKET
      ? { watchdog: given.WATCHDOG_USEC === undefined ? undefined : Number(given.WATCHDOG_USEC) / 1000 }
      : undefined,
  };
}

function s3Settings(given: Settings): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
