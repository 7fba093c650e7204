import { fileURLToPath } from "node:url";
import { sharePath } from "@visiga/contracts/installed-dashboard";
import { editAttribute } from "@visiga/contracts/page-editing";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { type Journeys, press, until, visible } from "./tab.ts";

const photo = fileURLToPath(new URL("../contact-sheet/photographs/cat.jpg", import.meta.url));
/** What the phone sends when a picture is shared with the installed dashboard. */
const shareForm = `<form id="shared" action="${sharePath}" method="post" enctype="multipart/form-data"><input type="file" name="pictures"></form>`;
const said = (text: string) => JSON.stringify(text);
const labelled = (text: string, within = "dialog[open]") =>
  `[...document.querySelectorAll("${within} label")].find((label) => label.textContent.includes(${said(text)}))`;

export const dashboardJourneys: Journeys = {
  login: async ({ tab, open, language }) => {
    await open("/login");
    await tab.read(`localStorage.setItem("language", "${language}")`);
    await open("/login");
    await until(tab, visible("input[type=email]"));
    await tab.type(visible("input[type=email]"), administrator.email);
    await tab.type(visible("input[type=password]"), administrator.password);
    await press(tab, visible("form [type=submit]"));
    await until(tab, visible("article img"));
  },
  "every screen": async ({ tab, open, dashboardWords: { dashboard } }) => {
    for (const name of Object.keys(dashboard.tabs).filter((key) => key !== "label")) {
      await open(`/dashboard?tab=${name}`);
      await until(tab, `${visible("h1, h2")} && !document.querySelector(".loading")`);
      await until(tab, "document.documentElement.scrollWidth <= 360");
    }
  },
  "one picture, added": async ({ tab, open, language, dashboardWords: { images, dashboard } }) => {
    const name = `Sample picture ${language}`;
    await open("/dashboard?page=GALLERY");
    await press(tab, visible("button", images.add));
    await press(tab, visible(`dialog[open] #${language === "en" ? "name" : "nameSw"}`));
    await tab.type(visible(`dialog[open] #${language === "en" ? "name" : "nameSw"}`), name);
    await tab.type(visible("dialog[open] #title"), "EVENTS");
    await tab.chooseFile(`document.querySelector("dialog[open] input[type=file]")`, photo);
    await press(tab, labelled(images.consent.agreed));
    await press(tab, visible("dialog[open] button", dashboard.save));
    await until(tab, `document.querySelector("article").textContent.includes(${said(name)})`);
  },
  "one picture, shared": async ({ tab, open, language, dashboardWords: { images }, notTried }) => {
    if (await tab.read<boolean>(`/Version.*Safari/.test(navigator.userAgent)`))
      return notTried("a service worker gets no files, and no phone with this engine shares with a website");
    const name = `Sample share ${language}`;
    await open("/dashboard");
    await until(tab, "navigator.serviceWorker.controller");
    await tab.read(`document.body.insertAdjacentHTML("beforeend", ${said(shareForm)})`);
    await tab.chooseFile(`document.querySelector("#shared input")`, photo);
    await tab.read(`document.querySelector("#shared").submit()`);
    await until(tab, visible("h1, h2", images.upload.title));
    const page = `document.getElementById(${labelled(images.fields.page, "main")}.htmlFor)`;
    await until(tab, page);
    await tab.read(`(${page}.value = "GALLERY", ${page}.dispatchEvent(new Event("change", { bubbles: true })))`);
    await tab.type(visible(`#${language === "en" ? "name" : "nameSw"}`), name);
    await press(tab, labelled(images.consent.agreed, "main"));
    await press(tab, visible("button", images.upload.sendOne));
    await until(tab, `document.body.textContent.includes(${said(fill(images.upload.done, { count: 1 }))})`);
    await open("/dashboard?page=GALLERY");
    await until(tab, `document.querySelector("article").textContent.includes(${said(name)})`);
  },
  "a text, changed on its page": async ({ tab, open, language, dashboardWords: { site, dashboard } }) => {
    const text = `Sample condition ${language}`;
    await open("/dashboard?editing=/a-level-admission");
    const place = `document.querySelector("iframe").contentDocument.querySelector('[${editAttribute}="text.admissionAlevel.condition2.note"]')`;
    await until(tab, place);
    const label = labelled(language === "en" ? site.english : site.swahili);
    // The page may not listen yet.
    await until(tab, `${label} || (${place}.click(), false)`);
    const field = `document.getElementById(${label}.htmlFor)`;
    await press(tab, field);
    await tab.read(`${field}.select()`);
    await tab.type(field, text);
    await press(tab, visible("dialog[open] button", dashboard.save));
    await until(tab, `${place}.textContent.includes(${said(text)})`);
  },
  "the accounts": async ({ tab, open }) => {
    await open("/dashboard?tab=users");
    await until(tab, `document.querySelector("article").textContent.includes(${said(administrator.email)})`);
  },
  logout: async ({ tab, open, dashboardWords: { dashboard } }) => {
    await open("/dashboard");
    await press(tab, visible("button", dashboard.logout));
    // The dashboard has the address of the login for a moment before the login is loaded.
    await until(tab, visible("input[type=email]"));
  },
};

export const olderJourneys: Journeys = {
  "a sentence instead of the dashboard": async ({ tab, open, t }) => {
    await open("/login");
    await until(tab, visible("#main p, main p", t.common.oldBrowser));
  },
};
