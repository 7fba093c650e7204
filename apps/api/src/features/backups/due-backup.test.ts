import { expect, test } from "vitest";
import { isBackupDue, isVerificationDue } from "./due-backup.ts";

const at = (time: string) => new Date(`2027-03-${time}+03:00`);
const never = { last: null, failed: null, changed: null };

test.each([
  ["none was ever made", { ...never, now: at("10T12:00") }, true],
  ["two in the morning has passed since the last one", { ...never, last: at("10T01:50"), now: at("10T02:00") }, true],
  ["it has not", { ...never, last: at("10T01:50"), now: at("10T01:59") }, false],
  ["the machine was off at night", { ...never, last: at("08T12:00"), now: at("10T12:00") }, true],
  [
    "nothing has changed since the last one",
    { ...never, last: at("10T02:00"), changed: at("09T20:00"), now: at("10T20:00") },
    false,
  ],
  [
    "somebody is changing things",
    { ...never, last: at("10T02:00"), changed: at("10T10:00"), now: at("10T10:59") },
    false,
  ],
  [
    "an hour is quiet after a change",
    { ...never, last: at("10T02:00"), changed: at("10T10:00"), now: at("10T11:00") },
    true,
  ],
  ["the last attempt failed just now", { ...never, failed: at("10T11:30"), now: at("10T12:00") }, false],
  ["an hour has passed since it failed", { ...never, failed: at("10T11:00"), now: at("10T12:00") }, true],
])("when %s, the backup is due or not due", (_, times, due) => {
  expect(isBackupDue(times)).toBe(due);
});

test.each([
  ["was never verified", { last: null, failed: null, now: at("10T12:00") }, true],
  ["was verified six days ago", { last: at("04T13:00"), failed: null, now: at("10T12:00") }, false],
  ["was verified a week ago", { last: at("03T12:00"), failed: null, now: at("10T12:00") }, true],
  ["failed an hour ago", { last: null, failed: at("10T11:00"), now: at("10T12:00") }, false],
  ["failed a day ago", { last: null, failed: at("09T12:00"), now: at("10T12:00") }, true],
])("a backup that %s is due for verification or not", (_, times, due) => {
  expect(isVerificationDue(times)).toBe(due);
});
