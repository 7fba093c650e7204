import { spawn } from "node:child_process";
import { until } from "@visiga/testing/until";
import type { Tab } from "./tab.ts";

const port = 4719;
const display = ":97";
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** Starts the small browser of WebKitGTK in a window as wide as a phone. */
export async function openWebKitTab(binary: string): Promise<Tab> {
  const screen = spawn("Xvfb", [display, "-screen", "0", "360x740x24"], { stdio: "ignore" });
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: "ignore",
  });
  // A window with a frame is at least 447 pixels wide.
  const args = ["--automation", "--full-screen"];
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { binary, args } } };
  // The first attempts fail until screen and driver run.
  const { sessionId } = await until(() => ask<{ sessionId: string }>("POST", "session", { capabilities }), 10);
  const path = `session/${sessionId}`;
  await ask("POST", `${path}/window/rect`, { width: 360, height: 740 });
  const run = <Value>(script: string) => ask<Value>("POST", `${path}/execute/sync`, { script, args: [] });
  const find = async (expression: string) => {
    const found = await run<Record<string, string> | null>(`return ${expression}`);
    if (!found) throw new Error(`There is no element ${expression}`);
    return `${path}/element/${found[elementKey]}`;
  };
  const type = async (element: string, text: string) => ask<void>("POST", `${await find(element)}/value`, { text });
  return {
    open: (url) => ask("POST", `${path}/url`, { url }),
    read: (expression) => run(`return ${expression}`),
    click: async (element) => ask("POST", `${await find(element)}/click`, {}),
    type,
    chooseFile: type,
    errors: () => [],
    resize: undefined,
    print: undefined,
    close: async () => {
      await ask("DELETE", path);
      driver.kill();
      screen.kill();
    },
  };
}

async function ask<Value>(method: string, path: string, body?: object): Promise<Value> {
  const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value;
}
