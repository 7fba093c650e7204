import { useLocation } from "@tanstack/react-router";

/** Path of the current page in lower case, as in the menus. */
export const usePath = (): string => useLocation({ select: ({ pathname }) => pathname.toLowerCase() });
