import type { Page } from "@playwright/test";
import { inDialog } from "./documented-screen.ts";
import { button } from "./site.ts";

/** Texts of the dashboard's screens that docs/specification.md gives word for word, in English, with their case. */
export interface DocumentedScreen {
  readonly name: string;
  readonly path: string;
  readonly reach?: (page: Page) => Promise<unknown>;
  /** Each is the complete text of a heading, a label, a button or an option. */
  readonly texts?: readonly string[];
  /** Accessible names of buttons and fields that are not visible as text. */
  readonly named?: readonly string[];
  readonly choices?: Readonly<Record<string, readonly string[]>>;
}

const pressFirst = (page: Page, name: RegExp) => page.getByRole("button", { name }).first().click();
const submit = (page: Page, name: string) => inDialog(page, name).click();
const empty = async (page: Page, ...labels: string[]) => {
  for (const label of labels) await page.getByRole("dialog").getByLabel(label, { exact: true }).fill("");
};

const pageValues = ["HOME", "ABOUT", "NEWS", "ALUMNI", "GALLERY", "ORGANIZATION", "SEMINARIAN", "WAWATA"];
const filters = ["ALUMNI", "GALLERY", "ORGANIZATION", "NEWS", "HOME", "SEMINARIANS", "WAWATA", "ALL"];
const required = ["Name is required", "Phone number is required", "Email is required"];

export const documentedLogin: DocumentedScreen = {
  name: "login",
  path: "/login",
  texts: ["Login to Visiga Website", "Email", "Password", "Login", "Dark Mode", "Light Mode"],
};

export const documentedScreens: readonly DocumentedScreen[] = [
  {
    name: "frame and Images tab",
    path: "/dashboard",
    texts: ["Dashboard", "Images", "Users", "Visiga Website", "Logout", "Dark Mode", "ADD image", ...filters],
  },
  {
    name: "technical skills",
    path: "/dashboard",
    texts: [
      ...["TECHNICAL SKILLS", "PERFORMANCE", "SKILLS", "INNOVATION", "DEVELOPMENT"],
      ...["100%", "75%", "85%", "95%"],
    ],
  },
  {
    name: "a picture, edited",
    path: "/dashboard",
    reach: (page) => pressFirst(page, /^Edit “/),
    texts: ["Edit Information"],
    choices: { Page: pageValues },
  },
  {
    name: "deleting a picture",
    path: "/dashboard",
    reach: (page) => pressFirst(page, /^Delete “/),
    texts: ["Are you sure you want to delete this item?"],
  },
  {
    name: "a new picture, sent without its fields",
    // The tab of a page would preselect the page.
    path: "/dashboard?page=ALL",
    reach: async (page) => {
      await button(page, "ADD image").click();
      await submit(page, "Save");
    },
    texts: [
      ...["Add New Information", "Name", "Title", "Page"],
      ...["Name is required", "Title is required", "Page is required"],
    ],
    named: ["Name", "Title", "Page"],
    choices: { Page: pageValues },
  },
  {
    name: "users",
    path: "/dashboard?tab=users",
    texts: ["Users", "ADD USER", "id", "Email", "Phone number", "ACTIVE"],
  },
  {
    name: "a new user, sent without the fields",
    path: "/dashboard?tab=users",
    reach: async (page) => {
      await button(page, "ADD USER").click();
      await submit(page, "Register");
    },
    texts: ["Register New User", ...required],
    named: ["Name", "Phone number", "Email"],
  },
  {
    name: "a user, edited without name and email",
    path: "/dashboard?tab=users",
    reach: async (page) => {
      await pressFirst(page, /^Edit /);
      await empty(page, "Name", "Phone number (optional)", "Email");
      await submit(page, "Save");
    },
    texts: ["Edit User", "Name is required", "Email is required"],
    choices: {
      Role: [
        "USER: looks after pictures and removal requests, and sees their phone numbers",
        "ADMIN: looks after pictures, users and the site",
      ],
      Status: ["ACTIVE", "INACTIVE"],
    },
  },
  {
    name: "deleting a user",
    path: "/dashboard?tab=users",
    reach: (page) => pressFirst(page, /^Delete /),
    texts: ["Are you sure you want to delete this user?"],
  },
  {
    name: "users, none found",
    path: "/dashboard?tab=users",
    reach: (page) => page.getByRole("searchbox").fill("nobody of this name"),
    texts: ["No users found."],
  },
  {
    name: "/users",
    path: "/users",
    reach: async (page) => {
      await button(page, "ADD USER").click();
      await submit(page, "Register");
    },
    texts: ["Users", "Add User", ...required],
  },
];
