import { useLocation } from "@tanstack/react-router";

/** The path of the page one is on, as the menus write it: addresses ignore case. */
export const usePath = (): string => useLocation({ select: ({ pathname }) => pathname.toLowerCase() });
