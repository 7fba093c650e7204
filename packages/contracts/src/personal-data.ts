import { lifetimes } from "./auth.ts";
import { binDays } from "./bin.ts";
import { keptMonths } from "./page-views.ts";
import { removalDays } from "./removals.ts";
import { retentionDays } from "./security-log.ts";

interface PersonalDataRow {
  /** The tables of the database that hold it. */
  readonly tables: readonly string[];
  /** `storage`: the folder of the photos or the bucket; `backups`: also where copies of backups are. */
  readonly place: "database" | "storage" | "backups" | "log" | "browser";
}

/** What personal data the site stores. The words of each row are in `@visiga/i18n` (topic `personalData`). */
export const personalData = {
  entries: { tables: ["file", "photo"], place: "storage" },
  facts: {
    tables: ["site_value", "planned_value", "calendar_event", "document", "document_part", "shipped", "confirmed"],
    place: "database",
  },
  results: { tables: ["entrance_results"], place: "database" },
  removals: { tables: ["removal_request"], place: "database" },
  accounts: { tables: ["account"], place: "database" },
  logins: {
    tables: ["session", "passkey", "password_link", "backup_link", "used_challenge", "known_address", "login_attempt"],
    place: "database",
  },
  security: { tables: ["security_event"], place: "database" },
  activity: { tables: ["revision"], place: "database" },
  backups: { tables: [], place: "backups" },
  log: { tables: [], place: "log" },
  browsers: { tables: [], place: "browser" },
} as const satisfies Readonly<Record<string, PersonalDataRow>>;
export type PersonalDataName = keyof typeof personalData;
export type PersonalDataPlace = (typeof personalData)[PersonalDataName]["place"];

/** The other tables: counts of pages read, which name nobody, rules, and what the program notes of itself. */
export const tablesWithoutPersonalData: readonly string[] = [
  "page_view",
  "page_view_browser",
  "passkey_requirement",
  "review_rule",
  "content_version",
  "installation",
  "backup_report",
  "backup_run",
];

/** The placeholders in the words: days, but `months`. */
export const retentionFigures = {
  bin: binDays,
  removal: removalDays,
  session: lifetimes.session / 86_400,
  link: lifetimes.passwordLink / 86_400,
  securityLog: retentionDays.securityLog,
  activity: retentionDays.activity,
  months: keptMonths,
};

/** Whether an entered country is another one than Tanzania, of which Zanzibar is a part. */
export const isAbroad = (country: string | undefined): country is string =>
  country !== undefined && !/tanzania|zanzibar|^tz$/i.test(country);
