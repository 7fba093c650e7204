import { useLocation } from "@tanstack/react-router";

/** Path of the current page in lower case, as the menus write it. */
export const usePath = (): string => useLocation({ select: ({ pathname }) => pathname.toLowerCase() });
