import type { UserPlatform } from "#platform/platform.ts";
import type { AuthUsers } from "./auth-users.ts";
import type { PasskeyChallenges } from "./passkey-challenges.ts";
import type { PasskeyRules } from "./passkey-rules.ts";
import type { PasswordChecks } from "./password-checks.ts";
import type { PasswordConfirmations } from "./password-confirmations.ts";
import type { PasswordLinks } from "./password-links.ts";
import type { Sessions } from "./sessions.ts";
import type { StoredPasskeys } from "./stored-passkeys.ts";

export interface AuthDeps extends Pick<UserPlatform, "database" | "clock" | "revisions" | "securityLog" | "writes"> {
  readonly users: AuthUsers;
  readonly sessions: Sessions;
  readonly confirmations: PasswordConfirmations;
  readonly links: PasswordLinks;
  readonly passkeys: StoredPasskeys;
  readonly challenges: PasskeyChallenges;
  readonly rules: PasskeyRules;
  readonly checks: PasswordChecks;
}
