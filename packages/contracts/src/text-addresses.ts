import { itemAddress } from "./item-pages.ts";
import { dialled } from "./phone-numbers.ts";
import { publicPaths, removalPath, searchPath, withoutTrailingSlashes } from "./public-paths.ts";

// Every expression here takes linear time: a repetition starts only where the character before it could not belong to it.
const ending = ".,;:!?'’…_~";
const never = String.raw`\s<>"\u201c\u201d«»*[\]()\\`;
/** The rest of an address: parentheses in pairs, neither the signs that end a sentence nor the next address. */
const rest = String.raw`(?:(?:[${ending}]+(?!https?://))?(?:[^${never}${ending}]|\([^${never}]*\)))+`;
const mail = String.raw`[\p{L}\p{N}_.+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}`;
/** Without `www.` only these: with any ending, a space forgotten after a full stop would make a link. */
const domain = String.raw`(?:[a-z\d-]+\.)+(?:tz|com|org|net|info|va|gle|me|ly|be)(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])(?:[/?#]${rest})?`;

/** What is a link where it stands in a text, if `linkAddress` knows it. A group has the character before it. */
export const bareAddress = [
  String.raw`(^|[^\p{L}\p{N}])(?:https?://|www\.)${rest}`,
  String.raw`(^|[^\p{L}\p{N}_.+-])${mail}`,
  String.raw`(^|[^\p{L}\p{N}@_.+/-])${domain}`,
  String.raw`(^|[\s(*"'\u201c\u2018«,;:])/${rest}`,
].join("|");

const whole = (source: string) => new RegExp(`^${source}$`, "iu");
const [wholeMail, wholeDomain] = [whole(mail), whole(String.raw`(?:www\.)?${domain}|www\.${rest}`)];
const host = /^https?:\/\/(?=[^/?#]{1,253}(?:[/?#]|$))[^@/?#]*\.[^@/?#]/i;
const sitePaths: ReadonlySet<string> = new Set([
  ...publicPaths,
  ...[searchPath, removalPath, "/login", "/joining.pdf", "/calendar.ics"],
]);
const documentFile = /^\/documents\/[0-9a-f-]{36}\/[^/]+\.pdf$/;

/** The address of a link that somebody can open: of a page of the site, a website, e-mail or telephone. Null for others. */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  if (address.startsWith("//")) return null;
  if (address.startsWith("/")) return isSitePath(address) ? address : null;
  const [, mailbox = ""] = /^(?:mailto:)?(.*)$/isu.exec(address) ?? [];
  if (wholeMail.test(mailbox.split("?", 1)[0] ?? "")) return `mailto:${mailbox}`;
  if (host.test(address)) return websiteAddress(address);
  if (wholeDomain.test(address)) return websiteAddress(`https://${address}`);
  const number = address.includes("/") ? null : dialled(address);
  return number && `tel:${number}`;
}

function isSitePath(address: string): boolean {
  const path = withoutTrailingSlashes((/^[^?#]*/.exec(address)?.[0] ?? "").toLowerCase());
  return sitePaths.has(path) || itemAddress(path) !== null || documentFile.test(path);
}

/** Null for a host that is not a name of the Internet. */
function websiteAddress(address: string): string | null {
  try {
    const { hostname, href } = new URL(address);
    return /^(?:[^.]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(hostname) ? href : null;
  } catch {
    return null;
  }
}
