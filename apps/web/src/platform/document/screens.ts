import type { PublicDictionary } from "@visiga/i18n/dictionaries";

export type PageName = keyof PublicDictionary["seo"]["pages"];

/** The screens of the dashboard by path, with the key of their title. */
export const screens = {
  "/login": "login",
  "/set-password": "setPassword",
  "/dashboard": "dashboard",
  "/users": "users",
} as const satisfies Record<string, PageName>;

export type ScreenPath = keyof typeof screens;
