import { expect, test } from "vitest";
import { queueFigures } from "./queue-figures.ts";
import { added, prepared, refused, started, stored } from "./upload-item.ts";

const item = (size: number) => added({ id: "a", account: "b", place: 1, file: { name: "IMG_1.jpg", size } });
const fields = { name: "Feast 1", title: "EVENTS", page: "GALLERY" } as const;
const small = (size: number) => prepared(item(size), { after: size / 10, thumbnail: null, unopened: false });
const sent = stored(started(small(4000), fields), null);

test("progress is announced at each quarter, and with exact numbers and failures at the end", () => {
  const nine = Array.from({ length: 9 }, () => sent);
  expect(queueFigures([...nine, started(small(1), fields)])).toMatchObject({ stored: 9, announced: 8, failed: 0 });
  const broken = refused(started(small(1), fields), { code: "picture_unreadable" });
  expect(queueFigures([...nine, broken])).toMatchObject({ stored: 9, announced: 9, failed: 1 });
});
