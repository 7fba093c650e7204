import { join } from "node:path";
import { beforeAll, describe, inject, test } from "vitest";
import { interrupt } from "../harness/interrupt.ts";
import { testFolder } from "../harness/test-folder.ts";
import { interruptBackups } from "./backups.ts";
import { ChangedSite, changes } from "./changes.ts";
import { cutPower } from "./power-cuts.ts";

const folder = testFolder();
const few = (some: number, all: number) => (inject("allFaults") ? all : some);

describe("killing keeper, site or PostgreSQL", () => {
  let site: ChangedSite;
  beforeAll(async () => {
    site = await ChangedSite.start(join(folder(), "data"));
  });

  test.each(changes.map((change, index) => ({ ...change, index })))(
    "during the change $name loses no acknowledged change and leaves none half made",
    (change) => interrupt([site.interrupted(change)], few(1, 44), change.index),
  );

  test("leaves a site that a stop and a start do not change", () => site.stop());
});

test("killing a process during a backup leaves no partial backup, and the next one is complete", () =>
  interruptBackups(folder(), few(1, 20)));

test("after a power cut the server starts with every acknowledged change", () => cutPower(folder(), few(1, 50)));
