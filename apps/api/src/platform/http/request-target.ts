/**
 * The path and query of a request target; for an absolute target, as sent to a proxy, the part after the host (RFC
 * 9112, section 3.2). Null if the target is not a path, or contains a null character, which no file or route has.
 */
export function requestPath(target: string): string | null {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "");
  if (path === "*" || /^\/(?![^?]*%00)/.test(path)) return path;
  return path === "" || path.startsWith("?") ? `/${path}` : null;
}
