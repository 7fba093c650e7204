import { useLocation, useRouter } from "@tanstack/react-router";
import { pageChoices } from "@visiga/contracts/page-parameters";
import type { ComponentProps, MouseEvent } from "react";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of the site (`/contact#admission`, `?show=18`) or another `href`: `tel:`, `https:`, `#id`, a file. */
  to: string;
  /** Whether this is the current page. Needed for tabs that differ only by query. */
  current?: boolean | undefined;
}

/** A link with `aria-current` on the current page. In the dashboard the router follows those to its screens. */
export function Link({ to, current, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const open = routeTarget(useLocation({ select: ({ publicHref }) => publicHref }));
  const target = routeTarget(to);
  const here =
    target !== null &&
    (target.pathname ?? open?.pathname) === open?.pathname &&
    target.hash === "" &&
    target.search === contentQuery(open?.search ?? "");

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || opensElsewhere || rest.target) return;
    if (!target?.pathname || !(target.pathname in router.routesByPath)) return;
    event.preventDefault();
    router.history[here ? "replace" : "push"](to);
  };
  const marked = (current ?? here) ? "page" : rest["aria-current"];
  return <a {...rest} href={to} aria-current={marked} onClick={follow} />;
}

const filePath = /^\/(media|artwork|api)\/|\.[a-z0-9]+$/i;

/**
 * Splits the address of a page: `search` with its `?`, `hash` without its `#`, or empty. Null for what the browser
 * handles: phone, mail, other sites, anchors, files.
 */
export function routeTarget(to: string) {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
  if (pathname === "") return search === "" ? null : { pathname: undefined, search, hash };
  if (!pathname.startsWith("/") || pathname.startsWith("//") || filePath.test(pathname)) return null;
  return { pathname, search, hash };
}

/** The query without parameters that only change how the page is rendered, such as language and data saver. */
export function contentQuery(search: string): string {
  if (search === "") return "";
  const query = new URLSearchParams(search);
  query.delete("lang");
  for (const choice of Object.keys(pageChoices)) query.delete(choice);
  return query.size > 0 ? `?${query}` : "";
}
