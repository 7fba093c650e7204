import * as z from "zod/mini";
import { id, requiredLine, searchText, version, wholeNumberText, withCode } from "./fields.ts";
import { optionalPhone, phone } from "./phone-numbers.ts";
import { hyphenated, withoutSigns } from "./plain-text.ts";
import type { ProcedureTable } from "./procedures.ts";

export const roles = ["USER", "ADMIN"] as const;
export type Role = (typeof roles)[number];

export const statuses = ["ACTIVE", "INACTIVE", "DELETED"] as const;
export type Status = (typeof statuses)[number];

const role = z.enum(roles, withCode("role_invalid"));
const status = z.enum(statuses, withCode("status_invalid"));
/** The statuses that an edit may set; deletion has a route of its own. */
const editableStatus = z.enum(["ACTIVE", "INACTIVE"], withCode("status_invalid"));

const quotes = `"'\u201c\u201d\u2018\u2019`;

/** An address from one as it was typed or pasted: `Ada <ada@example.org>`, `Email: …`, `mailto:…?subject=…`, `ada @example .org`. */
const plainEmail = (text: string): string =>
  withoutSigns(
    hyphenated(text.normalize("NFKC"))
      .replace(/^[^<>]*<([^<>]*)>.*$/, "$1")
      .replace(/^[\p{L}\s-]{1,30}:\s*/u, "")
      .replace(/(@[^?@]*)\?.*/, "$1"),
    `${quotes}(<[ `,
    `${quotes}])>.,;: `,
  )
    .replace(/ ?@ ?/, "@")
    .replace(/ \./g, ".")
    .replace(/[\u2018\u2019]/g, "'");

/** Schema of an email address: plain, at most 254 characters, stored in lower case. */
export const email = z
  .string(withCode("email_required"))
  .check(
    z.overwrite(plainEmail),
    z.minLength(1, "email_required"),
    z.maxLength(254, "email_too_long"),
    z.toLowerCase(),
    z.email("email_invalid"),
  );

export const userRecord = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  role,
  status,
  /** False until the one-time link has been used. */
  passwordSet: z.boolean(),
  version: z.int(),
});
export type UserRecord = z.infer<typeof userRecord>;

/** A user after an edit, with a one-time link if it made the user active again: the old password no longer works. */
export const editedUser = z.extend(userRecord, { setPasswordUrl: z.optional(z.string()) });
export type EditedUser = z.infer<typeof editedUser>;

const name = requiredLine(200, "name_required", "name_too_long");

export const userRegistration = z.object({ name, phoneNumber: phone, email });
export type UserRegistration = z.infer<typeof userRegistration>;

/** The new user and its one-time link to `/set-password#token`, valid for 7 days. */
export const registeredUser = z.extend(userRecord, { setPasswordUrl: z.string() });
export type RegisteredUser = z.infer<typeof registeredUser>;

/** Name and email are required; any other absent field stays unchanged, an empty phone number clears it. */
export const userUpdate = z.object({
  name,
  email,
  phoneNumber: z.optional(z.nullable(optionalPhone)),
  role: z.optional(role),
  status: z.optional(editableStatus),
  version: z.optional(version),
});

export const userEdit = z.extend(userUpdate, { id });
export type UserEdit = z.infer<typeof userEdit>;

export const userReference = z.object({ id });
export type UserReference = z.infer<typeof userReference>;

export const userStatusChange = z.object({ id, status: z.literal("DELETED", withCode("status_invalid")) });
export type UserStatusChange = z.infer<typeof userStatusChange>;

/** One page of the list of users; `page` counts from 0. Numbers may be text, as in an address. */
export const userQuery = z.object({
  page: z._default(wholeNumberText(0, 1_000_000, "paging_invalid"), 0),
  size: z._default(wholeNumberText(1, 100, "paging_invalid"), 10),
  status: z._default(z.enum([...statuses, "ALL"], withCode("status_invalid")), "ACTIVE"),
  /** Beginnings of words of the name, email address or phone number. */
  search: z.optional(searchText),
});
export type UserQuery = z.infer<typeof userQuery>;

export const userPage = z.object({ data: z.array(userRecord), page: z.int(), size: z.int(), total: z.int() });

export const userPageResponse = z.object({ data: userPage });

/** A one-time link to `/set-password#token`, valid for 7 days; it replaces earlier ones of the same user. */
export const passwordLink = z.object({ setPasswordUrl: z.string() });

/** The name of the first administrator's account until somebody changes it. It is nobody's. */
export const firstAdministratorName = "Administrator";

export const userProcedures = {
  list: { kind: "query", access: "admin", cost: "query", input: userQuery, output: userPage },
  register: { kind: "mutation", access: "admin", cost: "query", input: userRegistration, output: registeredUser },
  update: { kind: "mutation", access: "admin", cost: "query", input: userEdit, output: editedUser },
  changeStatus: { kind: "mutation", access: "admin", cost: "query", input: userStatusChange, output: userRecord },
  bringBack: { kind: "mutation", access: "admin", cost: "query", input: userReference, output: editedUser },
  createPasswordLink: { kind: "mutation", access: "admin", cost: "query", input: userReference, output: passwordLink },
  resetPasskeys: { kind: "mutation", access: "admin", cost: "query", input: userReference, output: passwordLink },
} as const satisfies ProcedureTable;
