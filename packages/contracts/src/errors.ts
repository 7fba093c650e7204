import * as z from "zod/mini";

/** HTTP status by failure code. The sentences are in `@visiga/i18n` (topic `errors`). */
export const failureStatus = {
  validation_failed: 400,
  malformed_request: 400,
  unauthenticated: 401,
  session_expired: 401,
  login_failed: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  preview_over: 404,
  circular_over: 410,
  email_taken: 409,
  stale_version: 409,
  selection_changed: 409,
  last_administrator: 409,
  picture_too_large: 413,
  document_too_large: 413,
  document_type: 415,
  document_unreadable: 422,
  document_protected: 422,
  document_pages: 422,
  document_active: 422,
  request_too_large: 413,
  address_too_long: 414,
  picture_type: 415,
  picture_heic: 415,
  unsupported_media_type: 415,
  picture_unreadable: 422,
  picture_too_many_pixels: 422,
  picture_side_too_long: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  picture_gone: 404,
  picture_too_costly: 422,
  uploads_waiting: 503,
  request_timeout: 408,
  disk_full: 507,
  restore_key_invalid: 401,
  restore_part_misplaced: 409,
  restore_not_checked: 409,
  backup_busy: 409,
  password_needed: 403,
  passkey_required: 401,
  passkey_missing: 401,
  passkey_refused: 401,
  passkey_invalid: 400,
  passkeys_unusable: 409,
  passkey_limit: 409,
  last_passkey: 409,
  own_passkey_needed: 409,
} as const;

export type FailureCode = keyof typeof failureStatus;

/** What can be wrong with one field. Schemas have these codes as messages; `fieldIssues` reads them. */
export const issueCodes = [
  "field_required",
  "field_invalid",
  "name_required",
  "name_too_long",
  "title_required",
  "title_too_long",
  "album_unknown",
  "album_full",
  "description_too_long",
  "page_required",
  "page_unknown",
  "date_invalid",
  "day_over",
  "day_not_to_come",
  "version_invalid",
  "file_repeated",
  "file_nameless",
  "id_invalid",
  "email_required",
  "email_invalid",
  "email_too_long",
  "phone_required",
  "phone_invalid",
  "phone_several",
  "role_invalid",
  "status_invalid",
  "paging_invalid",
  "token_required",
  "link_invalid",
  "url_invalid",
  "amount_invalid",
  "text_too_long",
  "character_lost",
  "list_too_long",
  "password_required",
  "password_too_short",
  "password_too_long",
  "password_common",
  "password_wrong",
  "passphrase_too_short",
  "text_unknown",
  "placeholder_lost",
  "markup_refused",
  "number_invalid",
  "digits_invalid",
  "number_waits",
  "year_invalid",
  "position_invalid",
  "phone_country_code",
  "period_reversed",
  "results_sum",
  "form_number_invalid",
  "outcome_unknown",
  "time_invalid",
  "record_repeated",
  "turns_invalid",
  "document_unknown",
  "crop_invalid",
  "blur_invalid",
  "picture_missing",
] as const;

export type IssueCode = (typeof issueCodes)[number];

/** One field's error on the wire: path with dots, code, English sentence. */
export const issue = z.object({ path: z.string(), code: z.enum(issueCodes), message: z.string() });

const failureCodes = Object.keys(failureStatus) as [FailureCode, ...FailureCode[]];

/** Body of a REST answer from 400 on. `message` is English; `current`, `changed`: of a `stale_version`. */
export const failure = z.object({
  message: z.string(),
  code: z.enum(failureCodes),
  issues: z.optional(z.array(issue)),
  current: z.optional(z.unknown()),
  changed: z.optional(z.object({ by: z.nullable(z.string()), at: z.iso.datetime() })),
});
export type Failure = z.infer<typeof failure>;

/** What a failed procedure answers: `message` and `code` are tRPC's. */
export interface ProcedureFailure {
  readonly message: string;
  readonly code: number;
  readonly data: Omit<Failure, "message"> & { readonly httpStatus: number; readonly path?: string };
}
