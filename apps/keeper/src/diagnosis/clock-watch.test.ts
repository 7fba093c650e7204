import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isWithin, timeSince } from "@visiga/system/clock";
import { ClockWatch } from "@visiga/system/clock-watch";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diagnoseClockJump } from "./clock.ts";

const hour = 3600 * 1000;
const day = 24 * hour;
const noon = Date.parse("2026-11-22T12:00:00Z");

let folder: string;
let now: Date;
let lines: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-clock-"));
  now = new Date(noon);
  lines = [];
});
afterEach(() => rm(folder, { recursive: true }));

const clock = () => now;
const watch = (networkAgrees = async () => false) =>
  new ClockWatch(folder, clock, networkAgrees, (line) => void lines.push(line));
const unasked = async () => false;
const at = (passed: number) => {
  now = new Date(noon + passed);
};

test("a clock that runs or is set by less than a day is trusted", async () => {
  for (const passed of [0, hour, 24 * hour, 47 * hour, 24 * hour]) {
    at(passed);
    expect(await watch().isTrusted()).toBe(true);
  }
  expect(lines).toEqual([]);
});

test("callers that ask at the same time all get the answer", async () => {
  const asked = watch();
  expect(await Promise.all(Array.from({ length: 20 }, () => asked.isTrusted()))).toEqual(Array(20).fill(true));
  await Promise.all(Array.from({ length: 20 }, () => asked.confirm()));
  expect(lines).toEqual([]);
});

test("a clock 40 days ahead at a start is reported once, and trusted when a person confirms it", async () => {
  await watch().isTrusted();
  at(40 * day);
  const jumped = watch();
  expect([await jumped.isTrusted(), await jumped.isTrusted(), await watch().isTrusted()]).toEqual([
    false,
    false,
    false,
  ]);
  expect(lines).toEqual(Array(2).fill(expect.stringMatching(/^The clock is 40 days ahead of 2026-11-22T12:00:00/)));
  expect(await diagnoseClockJump(folder, clock, unasked)).toEqual([expect.objectContaining({ state: "warning" })]);
  await watch().confirm();
  expect(await jumped.isTrusted()).toBe(true);
  expect(await diagnoseClockJump(folder, clock, unasked)).toEqual([]);
});

test("a clock that is set back after a jump is trusted without a person", async () => {
  await watch().isTrusted();
  at(40 * day);
  expect(await watch().isTrusted()).toBe(false);
  at(2 * hour);
  expect(await watch().isTrusted()).toBe(true);
});

test("a machine that was off for three days needs no person if the network confirms its clock", async () => {
  await watch().isTrusted();
  at(3 * day);
  expect(await watch().isTrusted()).toBe(false);
  const agrees = watch(async () => true);
  expect(await agrees.jump()).toBeNull();
  expect(await watch(async () => true).isTrusted()).toBe(true);
  expect(await watch().isTrusted()).toBe(true);
});

test("the network is asked again after a minute, not with every request", async () => {
  let asked = 0;
  const often = watch(async () => {
    asked += 1;
    return false;
  });
  await often.isTrusted();
  at(3 * day);
  for (let call = 0; call < 5; call += 1) expect(await often.isTrusted()).toBe(false);
  expect(asked).toBe(1);
});

test("after a clock that was years behind, only a person says that what is old may be deleted", async () => {
  await watch().isTrusted();
  at(-2000 * day);
  expect(await watch().isTrusted()).toBe(true);
  at(-2000 * day + hour);
  expect(await watch().isTrusted()).toBe(true);
  at(hour);
  expect(await watch(async () => true).isTrusted()).toBe(false);
  await watch().confirm();
  at(4 * day);
  expect(await watch(async () => true).isTrusted()).toBe(true);
});

test("a clock that a full disk cannot note is reported once and delays nobody", async () => {
  await mkdir(join(folder, "clock"));
  const unwritten = watch();
  expect([await unwritten.isTrusted(), await unwritten.isTrusted()]).toEqual([true, true]);
  expect(lines).toEqual([expect.stringMatching(/clock cannot be written: EISDIR/)]);
});

test("what was stored while the clock was years behind is not old when the clock is set", async () => {
  await watch().isTrusted();
  at(-2000 * day);
  expect(await watch().isTrusted()).toBe(true);
  at(hour);
  expect(await watch().isTrusted()).toBe(false);
});

test("a stored time in the future says nothing", () => {
  const later = new Date(noon + 9 * 365 * day);
  expect(timeSince(later, now)).toBeNull();
  expect(isWithin(day, later, now)).toBe(false);
  // Clocks of two machines differ.
  expect(timeSince(new Date(noon + 1000), now)).toBe(0);
  expect(isWithin(day, new Date(noon - hour), now)).toBe(true);
});
