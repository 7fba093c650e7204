import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { wholeSteps } from "./shown-items.ts";
import type { List } from "./use-list.ts";

interface NamedItem {
  /** The id that the address names behind its `#`, if it is one of the list's; known in the browser only. */
  readonly id: string | undefined;
  /** Makes the list longer in place, so that it holds at least so many items. */
  readonly reach: (count: number) => void;
}

/** Of a list whose items have addresses of their own: where the named one lies further down, the list grows until it is there. */
export function useNamedItem({ items, total, arriving, failed }: List, step: number): NamedItem {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const found = items.some(({ id }) => id === hash);

  const reach = useCallback(
    (count: number) => {
      void navigate({
        to: ".",
        search: (search: object) => ({ ...search, show: wholeSteps(count, step) }),
        hash: true,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      });
    },
    [navigate, step],
  );

  const missing =
    isId(hash) && !found && !arriving && !failed && items.length < wholeSteps(total, step) && items.length < total;
  useEffect(() => {
    if (missing) reach(total);
  }, [missing, reach, total]);

  return { id: found ? hash : undefined, reach };
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
