import { useLocation } from "@tanstack/react-router";
import type { PageChoice } from "@visiga/contracts/page-parameters";

/** Path of the current page in lower case, as in the menus. */
export const usePath = (): string => useLocation({ select: ({ pathname }) => pathname.toLowerCase() });

/** The current address with a choice that the server stores: `?show=48&theme=dark`. */
export function useChoiceAddress(name: PageChoice, value: string): string {
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const address = new URLSearchParams(query);
  address.set(name, value);
  return `?${address}`;
}
