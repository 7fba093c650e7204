import { passphraseLength, passwordLength } from "@visiga/contracts/secret-lengths";
import ipaddr from "ipaddr.js";
import * as z from "zod/mini";

const text = z.optional(z.string());

const url = (message: string, ...schemes: string[]) =>
  z.optional(z.string().check(z.refine((value) => schemes.includes(urlScheme(value)), message)));

const urlScheme = (value: string): string => (URL.canParse(value) ? new URL(value).protocol : "");

const databaseAddress =
  "must be an address like postgres://user:password@host:5432/name; in the password, write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25";

/** Whether the password has no character that ends the password, or the address, for the one who reads it. */
function isDatabaseUrl(value: string): boolean {
  const [, authority = "", path = "", rest = ""] =
    /^postgres(?:ql)?:\/\/([^/?#]*)([^?#]*)(.*)/is.exec(value.trim()) ?? [];
  if (authority + path === "" || !URL.canParse(value)) return false;
  if (path.includes("@") || rest.includes("#") || /^\?[^=]*@/.test(rest)) return false;
  try {
    decodeURIComponent(authority);
    return true;
  } catch {
    return false;
  }
}

const isPort = (value: string): boolean => /^\s*\d{1,5}\s*$/.test(value) && Number(value) <= 65_535;

/** The parsed value of a text that `isValid` accepts. */
const parsed = <Value>(isValid: (value: string) => boolean, message: string, parse: (value: string) => Value) =>
  z.pipe(z.string().check(z.refine(isValid, message)), z.transform(parse));

const port = parsed(isPort, "must be a number from 0 to 65535", Number);

const choice = (yes: string, no: string) =>
  parsed(
    (value) => [yes, no].includes(value.toLowerCase()),
    `must be ${yes} or ${no}`,
    (value) => value.toLowerCase() === yes,
  );
const onOff = choice("on", "off");

const origin = parsed(
  (value) => /^https?:$/.test(urlScheme(value)) && /^https?:\/\/[^/]+\/?$/i.test(value.trim()),
  "must be scheme and host only, like https://www.example.org",
  (value) => new URL(value).origin,
);

const proxies = parsed(
  isProxies,
  "must be true, false or a list of addresses and networks, not a number of proxies",
  (value) => (/^(true|false)$/i.test(value) ? value.toLowerCase() === "true" : splitList(value)),
);

const splitList = (value: string): string[] => value.split(",").map((part) => part.trim());

function isProxies(value: string): boolean {
  if (/^(true|false)$/i.test(value)) return true;
  return splitList(value).every((part) => ["loopback", "linklocal", "uniquelocal"].includes(part) || isNetwork(part));
}

/** An address or a network. IPv4 needs all four numbers: `10.1` for 10.0.0.1 is more likely a mistake. */
const isNetwork = (part: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(part) ||
  ipaddr.IPv6.isValid(part) ||
  // Fastify refuses the network of all addresses; `true` has the same meaning.
  ((ipaddr.IPv4.isValidCIDRFourPartDecimal(part) || ipaddr.IPv6.isValidCIDR(part)) && !/\/0+$/.test(part));

const passwordRange = `must have ${passwordLength.least} to ${passwordLength.most} characters`;

/** Schema of the environment variables. A message is printed after the variable's name. */
export const settings = z.object({
  NODE_ENV: text,
  PORT: z._default(port, 3000),
  HOST: z._default(z.string().check(z.regex(/^\S+$/, "must be an address or a host name")), "127.0.0.1"),
  DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_URL: z.optional(z.string().check(z.refine(isDatabaseUrl, databaseAddress))),
  ADMIN_EMAIL: z.optional(
    z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254, "is too long"), z.email("must be an email address")),
  ),
  ADMIN_PASSWORD: z.optional(
    z.string().check(z.minLength(passwordLength.least, passwordRange), z.maxLength(passwordLength.most, passwordRange)),
  ),
  SEED_DEMO: z.optional(choice("true", "false")),
  JWT_SECRET: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(32, "must have at least 32 characters, like the output of: openssl rand -base64 32"),
      ),
  ),
  S3_ENDPOINT: url("must be an http or https address", "http:", "https:"),
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  BACKUP_PASSPHRASE: z.optional(
    z.string().check(z.minLength(passphraseLength.least, `must have at least ${passphraseLength.least} characters`)),
  ),
  BACKUP_COPY_DIR: text,
  BACKUP_S3_ENDPOINT: url("must be an http or https address", "http:", "https:"),
  BACKUP_S3_BUCKET: text,
  BACKUP_S3_REGION: text,
  BACKUP_S3_ACCESS_KEY_ID: text,
  BACKUP_S3_SECRET_ACCESS_KEY: text,
  RELEASE_SUMS_URL: url("must be an http or https address", "http:", "https:"),
  PUBLIC_URL: z.optional(origin),
  TRUST_PROXY: z._default(proxies, false),
  METRICS_TOKEN: text,
  ACCESS_LOG: z._default(onOff, false),
  SERVICE_WORKER: z._default(onOff, true),
  DRAIN_SECONDS: z.optional(parsed((value) => /^\d{1,3}$/.test(value), "must be a number of seconds", Number)),
  // Set by systemd, not by people.
  NOTIFY_SOCKET: text,
  LISTEN_FDS: text,
  LISTEN_PID: text,
  WATCHDOG_USEC: z.optional(z.string().check(z.regex(/^[1-9]\d{0,15}$/, "must be a number of microseconds"))),
});
