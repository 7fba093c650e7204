import { readFileSync } from "node:fs";
import { readConfig } from "@visiga/system/config/config";
import { settings } from "@visiga/system/config/settings";
import { expect, test } from "vitest";

const contentOf = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), "utf8");
const operations = contentOf("docs/operations.md");
const unit = new Map(
  [...contentOf("docs/deploy/visiga.service").matchAll(/^(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]),
);

/** The settings that the lines of docs/operations.md write into the unit's environment file. */
const documented = operations.match(/^printf '%s\\n' (.*) > \/etc\/visiga\.env$/m)?.[1] ?? "";
const name = "www.example.org";
const values = Object.fromEntries(
  [...documented.matchAll(/(\w+)=([^\s"]+)/g)].map(([, setting, value]) => [
    setting,
    value?.replace("$name", () => name),
  ]),
);

test("the unit runs the installed release with the settings of docs/operations.md", () => {
  expect(unit.get("ExecStart")).toBe(`${unit.get("WorkingDirectory")}/current/visiga start`);
  // The server reads the file as the commands do, which systemd does not.
  expect(unit.has("EnvironmentFile")).toBe(false);
  expect(`${unit.get("WorkingDirectory")}/current`).toBe("/opt/visiga/current");
  expect(operations).toContain("cd /opt && ");
  expect(operations).toContain("cp visiga/current/docs/deploy/visiga.* ");
  expect(operations).toContain(`useradd --system --user-group --home-dir /nonexistent ${unit.get("User")}\n`);
  expect(operations).toContain(`name=${name}\n`);
  for (const setting of Object.keys(values)) expect(Object.keys(settings.shape)).toContain(setting);
  expect(readConfig(values)).toMatchObject({
    // The only folder that the unit allows the server to write to.
    dataDir: `/var/lib/${unit.get("StateDirectory")}`,
    publicUrl: `https://${name}`,
    trustProxy: ["127.0.0.1"],
    host: "127.0.0.1",
    seedDemo: false,
  });
});

test("the socket is the address where the server listens by itself", () => {
  const { host, port } = readConfig({});
  expect(contentOf("docs/deploy/visiga.socket")).toContain(`\nListenStream=${host}:${port}\n`);
});

test("systemd receives the server's notifications and allows enough time to stop", () => {
  expect(unit.get("Type")).toBe("notify");
  // A child process sends the notifications.
  expect(unit.get("NotifyAccess")).toBe("all");
  expect(Number(unit.get("WatchdogSec"))).toBeGreaterThan(30);
  expect(Number(unit.get("TimeoutStopSec"))).toBeGreaterThan(15);
  expect(unit.get("Restart")).toBe("always");
});
