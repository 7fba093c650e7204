import { expect, test } from "vitest";
import { added, prepared, queueFigures, refused, started, stored } from "./upload-item.ts";

const item = added({ id: "a", account: "b", place: 1, fileName: "IMG_1.jpg" });
const fields = { name: "Feast 1", title: "EVENTS", page: "GALLERY" } as const;
const small = prepared(item, { thumbnail: null, unopened: false });
const sent = stored(started(small, fields), null);

test("progress is announced at each quarter, and with exact numbers and failures at the end", () => {
  const nine = Array.from({ length: 9 }, () => sent);
  expect(queueFigures([...nine, started(small, fields)])).toMatchObject({ stored: 9, announced: 8, failed: 0 });
  const broken = refused(started(small, fields), { code: "picture_unreadable" });
  expect(queueFigures([...nine, broken])).toMatchObject({ stored: 9, announced: 9, failed: 1 });
});
