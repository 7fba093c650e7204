import * as z from "zod/mini";
import { enteredNumber } from "./amounts.ts";
import { type DocumentFile, documentFile } from "./documents.ts";
import {
  day as dayText,
  lines as plainLines,
  requiredLine,
  storable,
  id as uuid,
  visible,
  wholeNumber,
  withCode,
} from "./fields.ts";
import { isInternational, phone as phoneNumber } from "./phone-numbers.ts";
import { hyphenated, plainDigits, withoutSigns } from "./plain-text.ts";
import { plainWords } from "./plain-words.ts";
import { publicPaths } from "./public-paths.ts";
import { linkAddress } from "./text-addresses.ts";

export type FieldType =
  | "words"
  | "sentence"
  | "text"
  | "line"
  | "amount"
  | "count"
  | "year"
  | "day"
  | "choice"
  | "choices"
  | "phone"
  | "url"
  | "link"
  | "document"
  | "id"
  | "since";

/** One field of a record; `options` are what a `choice` or `choices` offers. */
export interface RecordField<Value = unknown> {
  readonly type: FieldType;
  /** What may be saved. */
  readonly schema: z.ZodMiniType<Value>;
  /** What may be read: a value that an earlier release accepted stays legible. */
  readonly stored: z.ZodMiniType<Value>;
  readonly optional: boolean;
  /** The field whose value is saved where this one is empty. */
  readonly orElse?: string;
  readonly options: readonly string[];
}

const field = <Value>(
  type: FieldType,
  schema: z.ZodMiniType<Value>,
  { options = [], stored = schema }: Partial<Pick<RecordField<Value>, "options" | "stored">> = {},
): RecordField<Value> => ({ type, schema, stored, optional: false, options });

/** A field whose format is stricter for what is saved than for what is read. */
const formatted = (type: FieldType, schema: z.ZodMiniType<string>) => field(type, schema, { stored: z.string() });
const numeric = (type: FieldType, schema: z.ZodMiniType<number>) =>
  field<number>(type, z.pipe(z.transform(enteredNumber), schema as z.ZodMiniType<number, unknown>), {
    stored: z.number(),
  });

/** The same field, which may be null. It may be absent too, because values of an earlier release lack a new field. */
export const optional = <Value>(required: RecordField<Value>): RecordField<Value | null> => ({
  ...required,
  optional: true,
  schema: orNull(required.schema),
  stored: orNull(required.stored),
});
const orNull = <Value>(schema: z.ZodMiniType<Value>) =>
  z._default(z.nullable(schema), null) as z.ZodMiniType<Value | null>;

/** The same field, which may be empty when it is saved: it then gets the value of another field. */
export const orElse = <Value>(other: string, required: RecordField<Value>): RecordField<Value> => ({
  ...required,
  orElse: other,
});

const inBoth = (max: number, plain = plainWords) =>
  z
    .object({ en: oneLanguage(max, plain), sw: oneLanguage(max, plain) })
    .check(z.refine(({ en, sw }) => Boolean(en || sw), "field_required"));

const oneLanguage = (max: number, plain: typeof plainWords) =>
  z.nullable(
    z.string(withCode("field_required")).check(
      plain,
      z.refine((text) => text === "" || visible.test(text), "field_required"),
      z.maxLength(max, "text_too_long"),
      ...storable,
    ),
  );

interface Words {
  en: string | null;
  sw: string | null;
}
const bilingual = (type: FieldType, schema: z.ZodMiniType<Words>) =>
  field(type, schema, { stored: z.object({ en: z.nullable(z.string()), sw: z.nullable(z.string()) }) });

/** Words in two languages, of which one may be missing. */
export const bilingualLine = (max: number) => bilingual("words", inBoth(max));
/** Words that take several lines on a phone. */
export const sentence = (max: number) => bilingual("sentence", inBoth(max));
/** Words of several paragraphs. */
export const text = (max: number) => bilingual("text", inBoth(max, plainLines));
/** A line that is the same in both languages. */
export const line = formatted("line", requiredLine(200, "field_required", "text_too_long"));

/** The types that a spreadsheet's cell is copied into as it stands; those of `words` have a language. */
export const isWords = ({ type }: Pick<RecordField, "type">) => ["words", "sentence", "text"].includes(type);
export const isTextual = (field: Pick<RecordField, "type">) => isWords(field) || field.type === "line";
export const amount = numeric("amount", wholeNumber(1, 999_999_999, "amount_invalid"));
export const count = numeric("count", wholeNumber(0, 100_000, "number_invalid"));
export const year = numeric("year", wholeNumber(1990, 2100, "year_invalid"));
export const day = formatted("day", dayText);
export const phone = formatted("phone", phoneNumber);
/** Dashes between its digits become spaces. */
const plainPaymentNumber = (text: string) =>
  plainDigits(text)
    .replace(/(\d) ?- ?(?=\d)/g, "$1 ")
    .toUpperCase();

/** Number of an account or a payment: digits and spaces; some banks have a letter within. */
export const paymentNumber = formatted(
  "line",
  z
    .string(withCode("field_required"))
    .check(
      z.overwrite(plainPaymentNumber),
      z.regex(/^(?=.{3,67}$)\d(?: ?\d)*(?: ?[A-Z](?: ?\d)+)?$/, "digits_invalid"),
    ),
);

/** An address of a website from one as it was typed or pasted: `example.org`, `http://…`, `https:/…`, `<https://…>`. */
const plainWebsite = (text: string): string =>
  withoutSigns(hyphenated(text), `<"'\u201c `, `>"'\u201d.,; `).replace(/^(?:https?(?::\/*|\/\/))*/i, "https://");

export const httpsAddress = z.string(withCode("url_invalid")).check(
  z.overwrite(plainWebsite),
  z.refine((text) => !text.includes(" ") && linkAddress(text)?.startsWith("https://") === true, "url_invalid"),
  z.maxLength(500, "text_too_long"),
);
export const url = formatted("url", httpsAddress);
export const choice = <const Option extends string>(...options: [Option, ...Option[]]) =>
  field("choice", z.enum(options, withCode("field_required")), { options });

/** Schema of several of the options: at least one, in their order, each once. */
export const chosen = <const Option extends string>(options: readonly Option[]) =>
  z.array(z.enum(options, withCode("field_invalid")), withCode("field_required")).check(
    z.minLength(1, "field_required"),
    z.maxLength(20, "list_too_long"),
    z.overwrite((list) => options.filter((option) => list.includes(option))),
  );
export const choices = <const Option extends string>(options: readonly Option[]) =>
  field("choices", chosen(options), { options });

/** A page of the site, and the words of the link to it. */
export const link = (max: number) =>
  field("link", z.object({ to: z.enum(publicPaths, withCode("page_unknown")), words: inBoth(max) }));
/** A PDF, which is sent before the record is saved. */
export const document = field<DocumentFile>("document", documentFile);
/** Identity of a record, which the client makes when it adds the record. Hidden in forms. */
export const id = field("id", uuid.check(z.toLowerCase()));

/** The day since which a record holds, which the server sets. Hidden in forms. */
export const since = optional(field("since", dayText, { stored: z.string() }));
/** Whether forms leave a field out: nobody types it. */
export const isHidden = ({ type }: Pick<RecordField, "type">) => type === "id" || type === "since";

export const level = choice("o-level", "a-level", "both");

/** The ways in which a phone number can be reached. Until they are entered: calls only. */
export const phoneChannels = ["call", "whatsapp", "sms"] as const;
export type PhoneChannel = (typeof phoneChannels)[number];

/** Whether a number can take these channels: WhatsApp needs the country code. */
export const takesChannels = (number: string, channels: readonly PhoneChannel[]): boolean =>
  !channels.includes("whatsapp") || isInternational(number);
