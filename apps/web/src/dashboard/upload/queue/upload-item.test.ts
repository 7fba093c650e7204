import { expect, test } from "vitest";
import {
  added,
  canRetry,
  canSend,
  isChosen,
  isUnderWay,
  prepared,
  refused,
  retried,
  started,
  stored,
} from "./upload-item.ts";

const item = added({ id: "a", account: "b", place: 1, file: { name: "IMG_1.jpg", size: 4_000_000 } });
const fields = { name: "Feast 1", title: "EVENTS", page: "GALLERY" } as const;

test("a picture can be sent once it is shrunk and its batch is started, in either order", () => {
  expect([isChosen(item), isUnderWay(item), canSend(item)]).toEqual([true, false, false]);
  const small = prepared(item, 400_000, "data:");
  expect([isChosen(small), canSend(small)]).toEqual([true, false]);
  const early = started(item, fields);
  expect([isUnderWay(early), canSend(early)]).toEqual([true, false]);
  for (const ready of [started(small, fields), prepared(early, 400_000, "data:")]) {
    expect([isChosen(ready), isUnderWay(ready), canSend(ready)]).toEqual([false, true, true]);
    expect(ready).toMatchObject({ state: "waiting", fields, before: 4_000_000, after: 400_000 });
  }
});

test("a batch started later leaves those under way as they are", () => {
  const first = started(prepared(item, 1, null), fields);
  expect(started(first, { ...fields, name: "Another 1" })).toBe(first);
});

test("what was refused can be tried again, unless it never was a picture", () => {
  const ready = started(prepared(item, 1, null), fields);
  const failed = refused(ready, { code: "picture_heic" });
  expect([canSend(failed), isUnderWay(failed), canRetry(failed)]).toEqual([false, false, true]);
  expect(retried(failed)).toEqual(ready);
  const noPicture = refused(item, { code: "picture_type" });
  expect(canRetry(noPicture)).toBe(false);
  expect(retried(noPicture)).toBe(noPicture);
});

test("what is stored is neither sent nor tried again", () => {
  const done = stored(started(prepared(item, 1, null), fields), null);
  expect([canSend(done), isUnderWay(done), canRetry(done), isChosen(done)]).toEqual([false, false, false, false]);
});
