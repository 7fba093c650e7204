import { expect, test } from "vitest";
import { queueFigures } from "./queue-figures.ts";
import { added, prepared, started, stored } from "./upload-item.ts";

const item = (size: number) => added({ id: "a", account: "b", place: 1, file: { name: "IMG_1.jpg", size } });

test("bytes are counted only of pictures that have been shrunk", () => {
  const fields = { name: "Feast 1", title: "EVENTS", page: "GALLERY" } as const;
  const items = [
    stored(started(prepared(item(4000), 400, null), fields), null),
    prepared(item(2000), 200, null),
    item(9000),
  ];
  expect(queueFigures(items)).toEqual({ stored: 1, before: 6000, after: 600, percentSaved: 90 });
  expect(queueFigures([item(9000)])).toEqual({ stored: 0, before: 0, after: 0, percentSaved: 0 });
});
