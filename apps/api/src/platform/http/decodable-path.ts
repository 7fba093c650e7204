/**
 * The target with a path that the router can decode: `/news/100%` as `/news/100%25`. Links are cut within an escape, and
 * people write a percent sign.
 */
export function decodablePath(target: string): string {
  if (!target.includes("%")) return target;
  const [path = "", ...query] = target.split(/(?=\?)/);
  if (isDecodable(path)) return target;
  return [
    path.replace(/(?:%[\da-f]{2})+|%/gi, (part) => (isDecodable(part) ? part : part.replaceAll("%", "%25"))),
    ...query,
  ].join("");
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
