import { useHydrated, useNavigate, useRouter } from "@tanstack/react-router";
import type { FileRecord } from "@visiga/contracts/files";
import { useEffect, useRef } from "react";
import type { List } from "#platform/data/use-list.ts";
import { useNamedItem } from "#platform/data/use-named-item.ts";
import { step } from "#site/lists/page-lists.ts";

export interface FullSizeView {
  /** The file that the address names; undefined if none is shown full size. */
  readonly item: FileRecord | undefined;
  readonly index: number;
  readonly open: (id: string) => void;
  readonly close: () => void;
  /** Shows the neighbour, wrapping around. */
  readonly step: (direction: -1 | 1) => void;
}

/** State of the full-size view, kept in the address (`/gallery#id`), so that it can be shared and Back closes it. */
export function useFullSize(list: List): FullSizeView {
  const { items, total, arriving } = list;
  const { id, reach } = useNamedItem(list, step);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const router = useRouter();
  const openedHere = useRef(false);
  const index = hydrated && id ? items.findIndex((item) => item.id === id) : -1;
  const name = (hash: string, replace: boolean) =>
    void navigate({ to: ".", search: true, hash, replace, resetScroll: false, hashScrollIntoView: false });

  const nearEnd = index >= 0 && index >= items.length - 2 && items.length < total && !arriving;
  useEffect(() => {
    if (nearEnd) reach(items.length + 1);
  }, [nearEnd, reach, items.length]);

  return {
    item: items[index],
    index,
    open: (wanted) => {
      openedHere.current = true;
      name(wanted, false);
    },
    close: () => {
      if (openedHere.current) router.history.back();
      else name("", true);
      openedHere.current = false;
    },
    step: (direction) => {
      const next = items[(index + direction + items.length) % items.length];
      if (next) name(next.id, true);
    },
  };
}
