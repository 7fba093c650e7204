import { freePort } from "@visiga/system/free-port";
import { expect, onTestFinished, test, vi } from "vitest";
import { testFolder } from "../harness/test-folder.ts";
import { bootMachine } from "./machine-with-systemd.ts";

const folder = testFolder();

test("systemd starts the unit, whose backups open by the commands with the same file of settings, and starts it again", async () => {
  const port = String(await freePort());
  const machine = await bootMachine(folder(), [
    "PUBLIC_URL=https://www.example.org",
    "TRUST_PROXY=127.0.0.1",
    "DATA_DIR=/var/lib/visiga",
    "SEED_DEMO=false",
    `PORT=${port}`,
    `BACKUP_PASSPHRASE='correct#horse "quoted" pa\\ss \`tick\` $HOME'`,
  ]);
  if (!machine) return;
  onTestFinished(machine.stop);
  const visiga = (...command: string[]) => machine.run("/opt/visiga/current/visiga", ...command);
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status;

  const started = await machine.run("systemctl", "start", "visiga");
  const log = await machine.run("journalctl", "--unit=visiga", "--output=cat", "--no-pager");
  expect([started.code, log.output]).toEqual([0, expect.stringContaining("Ready at")]);
  expect(await ready()).toBe(200);

  expect(await visiga("backup")).toEqual({ code: 0, output: expect.stringContaining("encrypted") });
  const listed = await machine.run("ls", "/var/lib/visiga/backups");
  const verified = await visiga("verify", `/var/lib/visiga/backups/${listed.output.trim()}`);
  expect(verified).toEqual({ code: 0, output: expect.stringContaining("10 pages open") });

  await machine.run("systemctl", "kill", "--signal=KILL", "--kill-whom=main", "visiga");
  await vi.waitFor(
    async () => {
      const { output } = await machine.run("systemctl", "show", "visiga", "--property=NRestarts,ActiveState");
      expect(output.trim().split("\n").sort()).toEqual(["ActiveState=active", "NRestarts=1"]);
    },
    { timeout: 60_000, interval: 500 },
  );
  expect(await ready()).toBe(200);
  expect((await machine.run("systemctl", "stop", "visiga")).code).toBe(0);
  const { output } = await machine.run("systemctl", "show", "visiga", "--property=Result", "--value");
  expect(output.trim()).toBe("success");
});
