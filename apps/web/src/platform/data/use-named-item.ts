import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { wholeSteps } from "./shown-items.ts";
import type { List } from "./use-list.ts";

interface NamedItem {
  /** The id in the address's hash, if an item has it; undefined on the server. */
  readonly id: string | undefined;
  /** Extends the list in place to at least so many items. */
  readonly reach: (count: number) => void;
}

/** The item of a list that the address names by its hash. A list that does not contain it yet is extended. */
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
