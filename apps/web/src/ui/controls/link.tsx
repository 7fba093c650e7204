import { createLink, useRouter } from "@tanstack/react-router";
import type { ComponentProps, ComponentType } from "react";
import { innerTarget } from "./link-target.ts";

type AnchorProps = Omit<ComponentProps<"a">, "href">;

export interface LinkProps extends AnchorProps {
  /** A path of the site (`/contact#admission`, `?show=18`), or anything an `href` can say: `tel:`, `mailto:`, `https:`, `#place`, a file. */
  to: string;
  /** Says whether this is the page one is on, where the address alone does not: tabs that differ by query. */
  current?: boolean | undefined;
  /** Fetches the page before it is asked for; `intent` waits for the pointer. */
  preload?: "intent" | "viewport" | false | undefined;
  replace?: boolean | undefined;
}

interface RouterAnchorProps extends ComponentProps<"a"> {
  current?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** The router marks the page one is on by its path; `current` has the last word. */
function Anchor({ current, disabled: _disabled, ...props }: RouterAnchorProps) {
  const marked = current === undefined ? props["aria-current"] : current ? "page" : undefined;
  return <a {...props} aria-current={marked} />;
}

// Addresses come as plain strings, so the routes' own types have nothing to hold on to here.
const RouterLink = createLink(Anchor) as unknown as ComponentType<Record<string, unknown>>;

const noProps = {};

/** Every link of the site: within it the router leads, elsewhere the browser. The page one is on carries `aria-current`. */
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
