import { chmod } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { makeArchive } from "@visiga/keeper/src/testing/sample-installation.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { testFolder } from "../harness/test-folder.ts";
import { Visitor } from "../harness/visitor.ts";
import { bootMachine, inMachine } from "./machine-with-systemd.ts";

const folder = testFolder();
const settings = ["TRUST_PROXY=127.0.0.1", "DATA_DIR=/var/lib/visiga", "SEED_DEMO=false"];

test("systemd starts the unit, and starts it again without a refused visitor", async () => {
  const machine = await bootMachine(folder(), [
    ...settings,
    "PUBLIC_URL=https://www.example.org",
    `BACKUP_PASSPHRASE='correct#horse "quoted" pa\\ss \`tick\` $HOME'`,
  ]);
  if (!machine) return;
  onTestFinished(machine.stop);
  const visiga = (...command: string[]) => machine.run("/opt/visiga/current/visiga", ...command);
  const ready = async () => (await fetch(`${machine.url}/readyz`).catch(() => null))?.status;

  const started = await machine.run("systemctl", "start", "visiga");
  const log = await machine.run("journalctl", "--unit=visiga", "--output=cat", "--no-pager");
  expect([started.code, log.output]).toEqual([0, expect.stringContaining("Ready at")]);
  expect(await ready()).toBe(200);

  expect(await visiga("backup")).toEqual({ code: 0, output: expect.stringContaining("encrypted") });
  const listed = await machine.run("ls", "/var/lib/visiga/backups");
  const verified = await visiga("verify", `/var/lib/visiga/backups/${listed.output.trim()}`);
  expect(verified).toEqual({ code: 0, output: expect.stringContaining("10 pages open") });

  const visitor = new Visitor(machine.url);
  expect((await machine.run("systemctl", "restart", "visiga")).code).toBe(0);
  const seen = await visitor.leave();
  process.stdout.write(`A restart: ${JSON.stringify(seen)}\n`);
  expect(seen).toMatchObject({ refused: 0, cut: 0, failed: 0 });
  const witness = new Visitor(machine.url);
  await machine.run("systemctl", "kill", "--signal=KILL", "--kill-whom=main", "visiga");
  await vi.waitFor(
    async () => {
      const { output } = await machine.run("systemctl", "show", "visiga", "--property=NRestarts,ActiveState");
      expect(output.trim().split("\n").sort()).toEqual(["ActiveState=active", "NRestarts=1"]);
    },
    { timeout: 60_000, interval: 500 },
  );
  const witnessed = await witness.leave();
  process.stdout.write(`A killed keeper: ${JSON.stringify(witnessed)}\n`);
  expect(witnessed).toMatchObject({ refused: 0, failed: 0 });
  expect(await ready()).toBe(200);
  expect((await machine.run("systemctl", "stop", "visiga.socket")).code).toBe(0);
  const { output } = await machine.run("systemctl", "show", "visiga", "--property=Result", "--value");
  expect(output.trim()).toBe("success");
  // A visitor does not start it again.
  await expect(fetch(machine.url)).rejects.toThrow();
});

test("an update under systemd refuses nobody, whether it succeeds or fails", async () => {
  const program = await programPath("update");
  // The account of the unit reads it.
  await chmod(dirname(program), 0o755);
  const releases = [
    { version: "1.0.0" },
    { version: "1.1.0" },
    { version: "2.0.0", fault: "start" },
    { version: "3.0.0", fault: "pages" },
  ] as const;
  const archives = await Promise.all(
    releases.map((release) =>
      makeArchive(join(folder(), "archives"), inMachine.folderOf(program), release, inMachine.node),
    ),
  );
  const machine = await bootMachine(folder(), settings, archives);
  if (!machine) return;
  onTestFinished(machine.stop);
  expect(await machine.run("systemctl", "start", "visiga")).toEqual({ code: 0, output: "" });
  for (const archive of archives.slice(1)) {
    const visitor = new Visitor(machine.url);
    const place = join("/srv", basename(dirname(archive)), basename(archive));
    const { code, output } = await machine.run("/opt/visiga/visiga", "update", "--without-attestation", place);
    const seen = await visitor.leave();
    process.stdout.write(`${basename(archive)}: ${JSON.stringify(seen)}\n`);
    expect([code, seen.refused], output).toEqual([archive === archives[1] ? 0 : 1, 0]);
    expect(await (await fetch(machine.url)).text()).toContain("1.1.0");
  }
});
