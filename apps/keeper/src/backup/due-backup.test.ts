import { expect, test } from "vitest";
import { isBackupDue, isVerificationDue } from "./due-backup.ts";

const at = (time: string) => new Date(`2027-03-${time}+03:00`);
const never = { last: null, failed: null, changed: null };

test.each([
  ["due when none was ever made", { ...never, now: at("10T12:00") }, true],
  ["due at two in the morning", { ...never, last: at("10T01:50"), now: at("10T02:00") }, true],
  ["not due before two in the morning", { ...never, last: at("10T01:50"), now: at("10T01:59") }, false],
  ["due after a night in which the machine was off", { ...never, last: at("08T12:00"), now: at("10T12:00") }, true],
  [
    "not due when nothing has changed since the last one",
    { ...never, last: at("10T02:00"), changed: at("09T20:00"), now: at("10T20:00") },
    false,
  ],
  [
    "not due within an hour of the last change",
    { ...never, last: at("10T02:00"), changed: at("10T10:00"), now: at("10T10:59") },
    false,
  ],
  [
    "due an hour after the last change",
    { ...never, last: at("10T02:00"), changed: at("10T10:00"), now: at("10T11:00") },
    true,
  ],
  ["not due within an hour of a failed attempt", { ...never, failed: at("10T11:30"), now: at("10T12:00") }, false],
  ["due although one has a time in the future", { ...never, last: at("30T02:00"), now: at("10T12:00") }, true],
  ["due although an attempt has failed in the future", { ...never, failed: at("30T02:00"), now: at("10T12:00") }, true],
  [
    "not due for a change in the future",
    { ...never, last: at("10T02:00"), changed: at("30T02:00"), now: at("10T12:00") },
    false,
  ],
  ["due an hour after a failed attempt", { ...never, failed: at("10T11:00"), now: at("10T12:00") }, true],
])("a backup is %s", (_, times, due) => {
  expect(isBackupDue(times)).toBe(due);
});

test.each([
  ["due for a backup that was never verified", { last: null, failed: null, now: at("10T12:00") }, true],
  ["not due six days after the last one", { last: at("04T13:00"), failed: null, now: at("10T12:00") }, false],
  ["due a week after the last one", { last: at("03T12:00"), failed: null, now: at("10T12:00") }, true],
  ["not due an hour after a failed one", { last: null, failed: at("10T11:00"), now: at("10T12:00") }, false],
  ["due although the last one is in the future", { last: at("30T02:00"), failed: null, now: at("10T12:00") }, true],
  ["due although one failed in the future", { last: null, failed: at("30T02:00"), now: at("10T12:00") }, true],
  ["due a day after a failed one", { last: null, failed: at("09T12:00"), now: at("10T12:00") }, true],
])("a verification is %s", (_, times, due) => {
  expect(isVerificationDue(times)).toBe(due);
});
