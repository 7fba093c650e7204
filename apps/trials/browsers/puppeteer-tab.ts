import { Connection, type ElementHandle, type LaunchOptions, launch } from "puppeteer-core";
import type { Tab } from "./tab.ts";

/** Chromium 106 knows the filter of puppeteer, but not the targets that it asks for. */
const { send } = Connection.prototype;
Connection.prototype.send = function sendUnfiltered(this: Connection, method, params, options) {
  if (method === "Target.setAutoAttach" && params && "filter" in params) delete params.filter;
  return send.call(this, method, params, options);
} as typeof send;

/** Firefox reports a picture that was still loading when the next page was opened. */
const interrupted = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Starts Chromium by its DevTools protocol, or Firefox by WebDriver BiDi. */
export async function openPuppeteerTab(options: LaunchOptions): Promise<Tab> {
  const browser = await launch({ ...options, waitForInitialPage: false });
  const page = await browser.newPage();
  await page.setViewport({ width: 360, height: 740 });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const find = async (expression: string) => {
    const element = (await page.evaluateHandle(expression)).asElement();
    if (!element) throw new Error(`There is no element ${expression}`);
    return element as ElementHandle<HTMLInputElement>;
  };
  return {
    open: async (url) => void (await page.goto(url)),
    read: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).type(text),
    chooseFile: async (element, path) => (await find(element)).uploadFile(path),
    errors: () => errors.splice(0).filter((error) => !interrupted.test(error)),
    resize: (width) => page.setViewport({ width, height: 740 }),
    print: () => page.pdf({ preferCSSPageSize: true }),
    close: () => browser.close(),
  };
}
