import type { PageName } from "./head.ts";

/** The screens of the dashboard by path, with the key of their title. */
export const screens = {
  "/login": "login",
  "/set-password": "setPassword",
  "/dashboard": "dashboard",
  "/users": "users",
} as const satisfies Record<string, PageName>;

export type ScreenPath = keyof typeof screens;
