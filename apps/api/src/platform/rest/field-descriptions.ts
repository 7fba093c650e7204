/**
 * What a field of a request or a response means, by its name; where the name has several meanings, with the field around
 * it or with the tag of the route before it.
 */
const descriptions: Readonly<Record<string, string>> = {
  // Failures
  message: "What is wrong, in English: that of the first issue, if there are issues.",
  code: "What is wrong, for programs. Codes do not change.",
  issues: "The fields that were refused, if any.",
  "issues.path": "The field's name; names inside of it are joined by dots.",
  "issues.message": "What is wrong with the field, in English.",
  "issues.code": "What is wrong with the field, for programs.",
  current: "With 409 for an outdated version: the record as it is now.",
  changed: "With 409 for an outdated version: the last change of the record.",
  "changed.by": "Name of the account that made the change; null if there is none.",
  "changed.at": "When the change was made.",

  // Accounts and sessions
  email: "Address with which the person logs in.",
  password: "At least 8 characters, at most 128. Common ones are refused when a password is set.",
  token:
    "Access token, valid for 15 minutes. Sent as `Authorization: Bearer`. For a new password: what is after the `#` of the one-time link.",
  refreshToken: "Yields new tokens once; is replaced each time.",
  data: "The answer.",
  "data.data": "The accounts of this page.",
  role: "ADMIN also manages accounts and the site's content.",
  status: "Only an ACTIVE account can log in. DELETED frees its address.",
  search: "Part of a name, an address or a telephone number.",
  size: "Accounts on a page, 1 to 100.",
  "users.page": "Number of the page, from 0.",
  total: "How many there are altogether.",
  phoneNumber: "Telephone number. A registration needs one; null in an account that has none.",
  passwordSet: "Whether the person has set a password.",
  setPasswordUrl: "One-time link with which the person sets a password. Valid for 7 days.",
  "users.name": "Name of the person.",
  "auth.name": "Name of the person.",

  // Files: entries with or without a picture
  id: "UUID of the record.",
  name: "Name that is shown with the picture.",
  title: "Category or office, such as STAFFS or RECTOR. Decides where the site shows the file.",
  description: "Text beside the picture. In a change, absent leaves it, empty removes it.",
  page: "Page of the site that the file belongs to.",
  version: "Number of changes. A change that sends another one than the present is refused with 409.",
  photoUrl: "Path of one size of the picture, for an `<img>` without `srcset`; null without a picture.",
  photo: "The picture in all its sizes, at `/media/<id>/<width>.webp`, `.avif` or `.jpeg`; null without one.",
  alt: "What the picture shows, for those who do not see it; empty for a decorative one, null if nobody has written it.",
  focal: "Point that stays visible in every crop, in percent.",
  "focal.x": "From the left edge, in percent.",
  "focal.y": "From the top edge, in percent.",
  path: "Path of the file's own page; null if it has none.",
  sharePicture: "Path of the picture that messengers show with that page; null until it has been made.",
  createdAt: "When the file was added.",
  date: "Day of the event if it was set, else when the file was added. Lists are in this order, newest first.",
  sample: "Demo content that nobody has edited or confirmed.",
  width: "Pixels.",
  height: "Pixels.",
  color: "Dominant colour of the picture; `transparent` if the page is seen through it.",
  placeholder: "Tiny blurred preview as a data URL.",
  sources: "Sizes as WebP, smallest first.",
  avif: "Sizes as AVIF, smallest first. They follow some time after the upload.",
  jpeg: "One JPEG of at most 400 px for browsers without WebP. Photos of earlier releases get theirs some time later.",
  bytes: "Size in bytes.",
  nameSw: "The name in Swahili.",
  titleSw: "The title in Swahili.",
  descriptionSw: "The description in Swahili.",
  altSw: "What the picture shows, in Swahili.",
  decorative: "The picture adds nothing to the text, so that screen readers pass over it.",
  eventDay: "Day of the event.",
  shownFrom: "First day on which visitors see the file.",
  shownUntil: "Last day on which visitors see the file.",
  album: "News to whose album the picture belongs.",
  pictures: "Of news: ids of stored pictures that become its album with it, separated by commas.",
  file: "The picture: JPEG, PNG, WebP, AVIF, GIF (its first frame) or, where the server can decode it, HEIC, at most 25 MB. Other types, such as BMP and TIFF, are refused with 415.",
  turns: "Quarter turns of the picture to the right.",
  blur: "Areas of the turned picture to cover for good, each as in `crop`: `10,20,5,5;60,20,5,5`.",
  crop: "Part of the turned picture to keep, in percent: left, top, width and height, as in `10,20,50,40`.",
  focalX: "Point that stays visible in every crop: from the left edge, in percent.",
  focalY: "Point that stays visible in every crop: from the top edge, in percent.",
  minors: "Whether minors can be recognised. If missing, the picture is shown and listed for review.",
  consent: "Whether the parents agreed in writing. Without consent visitors do not see a picture with minors.",
  swahili: "The texts in Swahili.",
  takenDown: "Hidden from visitors by a user.",
  takenDownByRestore: "Hidden by a restore that would have shown it again, until a user decides.",
  addedBy: "Name of the account that added it; null if it is not known.",
  addedById: "Id of the account that added it; null if it is not known.",
  ended: "The last day has passed.",
  waiting: "Waits for the review of an administrator.",
  reviewNote: "Why an administrator sent it back; null if none did.",
  shown: "Whether visitors see the file now.",
  "consent.by": "Name of the account that noted the consent first.",
  "consent.at": "When the consent was noted first.",
  "idempotency-key": "UUID of this upload. A repeated upload with the same key adds nothing, and gets the same record.",

  // Requests to remove a picture
  "removals.file": "UUID of the file whose picture shall be removed.",
  telephone: "Where the visitor can be reached.",
  words: "Why the picture shall be removed.",
  askedAt: "When the request arrived.",

  // Entrance results
  period: "From when until when results can be asked for; null without a list.",
  from: "The first day.",
  at: "The hour of the first day, such as `08:00`, by the school's clock.",
  until: "The last day. On the next one the numbers are deleted.",
  phase: "Whether the period is to come, open or over.",
  results: "The numbers with their outcomes, at most 5,000.",
  number: "Form number: capital letters, digits, dots, dashes and slashes.",
  outcome: "`selected`, `reserve` or `notSelected`.",

  // Documents
  "documents.file":
    "A PDF of at most 10 MB and 300 pages that opens without a password, with no script, film or other file inside.",
  "documents.id": "UUID of the uploaded file, for a record of the documents.",
  pages: "Number of pages.",
};

type Schema = Readonly<Record<string, unknown>>;

/** A copy of a JSON schema in which each property that the table knows has its description. */
export function withDescriptions<Value>(value: Value, tag: string, parent = ""): Value {
  if (Array.isArray(value)) return value.map((each) => withDescriptions(each, tag, parent)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [
    name,
    name === "properties" ? described(each, tag, parent) : withDescriptions(each, tag, parent),
  ]);
  return Object.fromEntries(entries) as Value;
}

function described(properties: Readonly<Record<string, Schema>>, tag: string, parent: string) {
  const entries = Object.entries(properties).map(([name, schema]) => {
    const names = [`${parent}.${name}`, `${tag}.${name}`, name];
    const description = names.map((each) => descriptions[each]).find((each) => each !== undefined);
    return [name, { ...(description && { description }), ...withDescriptions(schema, tag, name) }];
  });
  return Object.fromEntries(entries);
}
