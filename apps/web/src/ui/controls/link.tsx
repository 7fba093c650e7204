import { createLink, useRouter } from "@tanstack/react-router";
import type { ComponentProps, ComponentType } from "react";
import { innerTarget } from "./link-target.ts";

type AnchorProps = Omit<ComponentProps<"a">, "href">;

export interface LinkProps extends AnchorProps {
  /**
   * A path of the site (`/contact#admission`, `?show=18`) or any other `href`: `tel:`, `mailto:`, `https:`, `#id`, a
   * file.
   */
  to: string;
  /** Whether this is the current page, if the path alone does not tell: tabs that differ by query. */
  current?: boolean | undefined;
  /** When to preload the page; `intent` is on hover or touch. */
  preload?: "intent" | "viewport" | false | undefined;
  replace?: boolean | undefined;
}

interface RouterAnchorProps extends ComponentProps<"a"> {
  current?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** The router sets `aria-current` by path; `current` overrides it. */
function Anchor({ current, disabled: _disabled, ...props }: RouterAnchorProps) {
  const marked = current === undefined ? props["aria-current"] : current ? "page" : undefined;
  return <a {...props} aria-current={marked} />;
}

// Addresses are plain strings, so the router's typed routes cannot be checked here.
const RouterLink = createLink(Anchor) as unknown as ComponentType<Record<string, unknown>>;

const noProps = {};

/** A link: the router handles addresses of the site, the browser all others. The current page has `aria-current`. */
export function Link({ to, current, preload, replace, ...rest }: LinkProps) {
  const { options } = useRouter();
  const target = innerTarget(to);
  if (!target) return <a {...rest} href={to} aria-current={current ? "page" : rest["aria-current"]} />;
  const { pathname, search, hash } = target;
  return (
    <RouterLink
      {...rest}
      to={pathname ?? "."}
      search={search ? options.parseSearch?.(search) : undefined}
      hash={hash || undefined}
      current={current}
      activeProps={noProps}
      activeOptions={{ exact: true, includeSearch: search !== "", includeHash: hash !== "" }}
      {...(preload === undefined ? {} : { preload })}
      {...(replace ? { replace } : {})}
      {...(pathname === undefined ? { resetScroll: false } : {})}
    />
  );
}
