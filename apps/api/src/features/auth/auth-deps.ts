import type { FastifyInstance } from "fastify";
import type { PasskeyChallenges } from "./passkey-challenges.ts";
import type { PasskeyRules } from "./passkey-rules.ts";
import type { PasswordChecks } from "./password-checks.ts";
import type { PasswordLinks } from "./password-links.ts";
import type { Sessions } from "./sessions.ts";
import type { StoredPasskeys } from "./stored-passkeys.ts";

export interface AuthDeps extends Pick<FastifyInstance, "database" | "clock" | "revisions" | "securityLog"> {
  readonly users: FastifyInstance["userRepository"];
  readonly sessions: Sessions;
  readonly links: PasswordLinks;
  readonly passkeys: StoredPasskeys;
  readonly challenges: PasskeyChallenges;
  readonly rules: PasskeyRules;
  readonly checks: PasswordChecks;
}
