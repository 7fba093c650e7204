import { useLocation, useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";
import { contentQuery, routeTarget } from "./link-target.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /**
   * A path of the site (`/contact#admission`, `?show=18`) or any other `href`: `tel:`, `mailto:`, `https:`, `#id`, a
   * file.
   */
  to: string;
  /** Whether this is the current page. Needed for tabs that differ only by query. */
  current?: boolean | undefined;
}

/**
 * A link, with `aria-current` on the current page. In the dashboard the router handles links to its screens; the browser
 * handles all others.
 */
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
