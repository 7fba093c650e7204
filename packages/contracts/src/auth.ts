import * as z from "zod/mini";
import { id, isoDateTime, withCode } from "./fields.ts";
import type { ProcedureTable } from "./procedures.ts";
import { passwordLength } from "./secret-lengths.ts";
import { email, userRecord } from "./users.ts";

/** Seconds. `passwordGiven`: how long a given password lets its session create links and change accounts;
 * `passwordAgain`: how long one that was entered again lets it change numbers to pay to. */
export const lifetimes = {
  access: 15 * 60,
  refresh: 30 * 24 * 3600,
  session: 90 * 24 * 3600,
  passwordLink: 7 * 24 * 3600,
  passwordGiven: 10 * 60,
  passwordAgain: 2 * 60,
} as const;

export const credentials = z.object({
  email,
  password: z
    .string(withCode("password_required"))
    .check(z.minLength(1, "password_required"), z.maxLength(1024, "password_too_long")),
});
export type Credentials = z.infer<typeof credentials>;

/** Access token (JWT) and refresh token (opaque, replaced by every use). */
export const tokens = z.object({ token: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof tokens>;

const token = z
  .string(withCode("token_required"))
  .check(z.minLength(1, "token_required"), z.maxLength(4096, "field_invalid"));

export const tokenCheck = z.object({ token });
export type TokenCheck = z.infer<typeof tokenCheck>;

export const refreshRequest = z.object({ refreshToken: token });
export type RefreshRequest = z.infer<typeof refreshRequest>;

export const sessionUser = z.pick(userRecord, { id: true, name: true, email: true, role: true, status: true });

/** `opensToday`: whether the dashboard opens with Today instead of Images. */
export const preferences = z.object({ opensToday: z.boolean() });
export type Preferences = z.infer<typeof preferences>;

/** As `sessionUser`, with what the dashboard needs at its start. */
export const dashboardUser = z.extend(sessionUser, preferences.shape);
export type SessionUser = z.infer<typeof dashboardUser>;

/** A password that a user chooses. The service also refuses common ones. */
export const newPassword = z
  .string(withCode("password_required"))
  .check(
    z.minLength(1, "password_required"),
    z.minLength(passwordLength.least, "password_too_short"),
    z.maxLength(passwordLength.most, "password_too_long"),
  );

/** Sets a password by a one-time link; `token` is the part behind its `#`. */
export const passwordSetting = z.object({ token, password: newPassword });
export type PasswordSetting = z.infer<typeof passwordSetting>;

export const linkCheck = z.pick(passwordSetting, { token: true });
export type LinkCheck = z.infer<typeof linkCheck>;

export const checkedLink = z.object({ name: z.string(), until: isoDateTime });

export const passwordChange = z.object({ current: credentials.shape.password, password: newPassword });
export type PasswordChange = z.infer<typeof passwordChange>;

export const passwordConfirmation = z.pick(credentials, { password: true });
export type PasswordConfirmation = z.infer<typeof passwordConfirmation>;

/** Whose sessions to list: the own ones or, for an administrator, those of a user. */
export const sessionQuery = z.object({ userId: z.optional(id) });
export type SessionQuery = z.infer<typeof sessionQuery>;

export const sessionReference = z.object({ id });
export type SessionReference = z.infer<typeof sessionReference>;

export const sessionRecord = z.object({
  id,
  /** Browser and system, `Chrome, Android`; empty where they are not known. */
  device: z.string(),
  startedAt: isoDateTime,
  usedAt: isoDateTime,
  /** When it ends unless it is used; with use, 90 days after its start at the latest. */
  endsAt: isoDateTime,
  current: z.boolean(),
});
export type SessionRecord = z.infer<typeof sessionRecord>;

export const tokensResponse = z.object({ data: tokens });
export const sessionUserResponse = z.object({ data: sessionUser });

export const authProcedures = {
  login: { kind: "mutation", access: "public", cost: "login", input: credentials, output: tokens },
  check: { kind: "mutation", access: "public", cost: "query", input: tokenCheck, output: dashboardUser },
  me: { kind: "query", access: "user", cost: "query", output: dashboardUser },
  preferences: { kind: "query", access: "user", cost: "query", output: preferences },
  setPreferences: { kind: "mutation", access: "user", cost: "query", input: preferences, output: z.void() },
  refresh: { kind: "mutation", access: "public", cost: "session", input: refreshRequest, output: tokens },
  logout: { kind: "mutation", access: "public", cost: "session", input: refreshRequest, output: z.void() },
  // A mutation, so that no address contains the token and checks count towards the rate limit of link attempts.
  checkLink: { kind: "mutation", access: "public", cost: "query", input: linkCheck, output: checkedLink },
  setPassword: { kind: "mutation", access: "public", cost: "computation", input: passwordSetting, output: tokens },
  changePassword: { kind: "mutation", access: "user", cost: "query", input: passwordChange, output: tokens },
  confirmPassword: { kind: "mutation", access: "user", cost: "query", input: passwordConfirmation, output: z.void() },
  sessions: { kind: "query", access: "user", cost: "query", input: sessionQuery, output: z.array(sessionRecord) },
  endSession: { kind: "mutation", access: "user", cost: "query", input: sessionReference, output: z.void() },
  endSessions: { kind: "mutation", access: "user", cost: "query", output: z.void() },
} as const satisfies ProcedureTable;
