import * as z from "zod/mini";
import { withCode } from "./fields.ts";
import { email, userRecord } from "./users.ts";

/** Seconds: how long an access token, a refresh token and a one-time link are good for. */
export const lifetimes = { access: 15 * 60, refresh: 30 * 24 * 3600, passwordLink: 7 * 24 * 3600 } as const;

export const passwordLength = { least: 8, advised: 15, most: 128 } as const;

export const credentials = z.object({
  email,
  password: z
    .string(withCode("password_required"))
    .check(z.minLength(1, "password_required"), z.maxLength(1024, "password_too_long")),
});
export type Credentials = z.infer<typeof credentials>;

export const tokens = z.object({ token: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof tokens>;

const token = z
  .string(withCode("token_required"))
  .check(z.minLength(1, "token_required"), z.maxLength(4096, "field_invalid"));

/** `POST /auth/user`: the stored access token; no header is needed. */
export const tokenCheck = z.object({ token });
export type TokenCheck = z.infer<typeof tokenCheck>;

export const refreshRequest = z.object({ refreshToken: token });
export type RefreshRequest = z.infer<typeof refreshRequest>;

/** Who a token belongs to. */
export const sessionUser = z.pick(userRecord, { id: true, name: true, email: true, role: true, status: true });
export type SessionUser = z.infer<typeof sessionUser>;

/** A password someone chooses; common ones are refused by the service. */
export const newPassword = z
  .string(withCode("password_required"))
  .check(
    z.minLength(1, "password_required"),
    z.minLength(passwordLength.least, "password_too_short"),
    z.maxLength(passwordLength.most, "password_too_long"),
  );

/** `token` is the part behind `#` of a one-time link. */
export const passwordSetting = z.object({ token, password: newPassword });
export type PasswordSetting = z.infer<typeof passwordSetting>;

/** Changing one's own password asks for the one in use. */
export const passwordChange = z.object({ current: credentials.shape.password, password: newPassword });
export type PasswordChange = z.infer<typeof passwordChange>;

/** The REST shapes: what clients read at `data.data`. */
export const tokensAnswer = z.object({ data: tokens });
export const sessionUserAnswer = z.object({ data: sessionUser });
