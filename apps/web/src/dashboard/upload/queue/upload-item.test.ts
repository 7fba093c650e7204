import { expect, test } from "vitest";
import {
  added,
  albumOf,
  canRetry,
  canSend,
  isChosen,
  isHeld,
  isOfNewsForm,
  isUnderWay,
  prepared,
  queueFigures,
  refused,
  retried,
  started,
  stored,
} from "./upload-item.ts";

const item = added({ id: "a", account: "b", place: 1, fileName: "IMG_1.jpg" });
const small = { thumbnail: "data:", unopened: false };
const fields = { name: "Feast 1", title: "EVENTS", page: "GALLERY" } as const;

test("a picture can be sent once it is shrunk and its batch is started, in either order", () => {
  expect([isChosen(item), isUnderWay(item), canSend(item)]).toEqual([true, false, false]);
  const ready = prepared(item, small);
  expect([isChosen(ready), canSend(ready)]).toEqual([true, false]);
  const early = started(item, fields);
  expect([isUnderWay(early), canSend(early)]).toEqual([true, false]);
  for (const sent of [started(ready, fields), prepared(early, small)]) {
    expect([isChosen(sent), isUnderWay(sent), canSend(sent)]).toEqual([false, true, true]);
    expect(sent).toMatchObject({ state: "waiting", fields, thumbnail: "data:" });
  }
});

test("starting another batch does not change pictures that are under way", () => {
  const first = started(prepared(item, small), fields);
  expect(started(first, { ...fields, name: "Another 1" })).toBe(first);
});

test("a picture can be retried after a server error, but not after a rejection", () => {
  const ready = started(prepared(item, small), fields);
  const failed = refused(ready, { code: "internal" });
  expect([canSend(failed), isUnderWay(failed), canRetry(failed)]).toEqual([false, false, true]);
  expect(retried(failed)).toEqual(ready);
  for (const code of ["picture_type", "picture_unreadable", "picture_heic", "validation_failed"] as const) {
    const no = refused(ready, { code });
    expect(canRetry(no), code).toBe(false);
    expect(retried(no)).toBe(no);
  }
});

test("a stored picture is neither sent nor retried", () => {
  const done = stored(started(prepared(item, small), fields), null);
  expect([canSend(done), isUnderWay(done), canRetry(done), isChosen(done)]).toEqual([false, false, false, false]);
});

test("news waits for the pictures of its album, and is held by one that has failed", () => {
  const news = { ...started(prepared(item, small), { ...fields, page: "NEWS" }), id: "news" };
  const picture = started(prepared(item, small), fields, "news");
  const failed = refused(picture, { code: "picture_unreadable" });
  expect(albumOf(news, [news, picture, item])).toEqual([picture]);
  expect([isHeld(news, [news, picture]), isHeld(news, [news, failed]), isHeld(picture, [failed])]).toEqual([
    false,
    true,
    false,
  ]);
});

test("pictures chosen in the form of news belong to it until it is sent", () => {
  const chosen = added({ id: "a", account: "b", place: 1, fileName: "IMG_1.jpg", form: "news" });
  expect([isOfNewsForm(chosen), isOfNewsForm(started(chosen, fields)), isOfNewsForm(item)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("progress is announced at each quarter, and with exact numbers and failures at the end", () => {
  const sending = started(prepared(item, small), fields);
  const nine = Array.from({ length: 9 }, () => stored(sending, null));
  expect(queueFigures([...nine, sending])).toMatchObject({ stored: 9, announced: 8, failed: 0 });
  const broken = refused(sending, { code: "picture_unreadable" });
  expect(queueFigures([...nine, broken])).toMatchObject({ stored: 9, announced: 9, failed: 1 });
});
