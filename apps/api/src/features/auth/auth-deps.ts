import type { DataSource } from "typeorm";
import type { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import type { SecurityLog } from "#platform/security/security-log.ts";
import type { Clock } from "#platform/system/clock.ts";
import type { AuthUsers } from "./auth-users.ts";
import type { PasskeyChallenges } from "./passkey-challenges.ts";
import type { PasskeyRules } from "./passkey-rules.ts";
import type { PasswordChecks } from "./password-checks.ts";
import type { PasswordLinks } from "./password-links.ts";
import type { Sessions } from "./sessions.ts";
import type { StoredPasskeys } from "./stored-passkeys.ts";

export interface AuthDeps {
  readonly database: DataSource;
  readonly clock: Clock;
  readonly revisions: RevisionWriter;
  readonly securityLog: SecurityLog;
  readonly users: AuthUsers;
  readonly sessions: Sessions;
  readonly links: PasswordLinks;
  readonly passkeys: StoredPasskeys;
  readonly challenges: PasskeyChallenges;
  readonly rules: PasskeyRules;
  readonly checks: PasswordChecks;
}
