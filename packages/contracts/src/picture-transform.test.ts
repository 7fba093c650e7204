import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  parseBlurred,
  parseFrame,
  pictureTransform,
  pointAfter,
  pointBefore,
  transformFields,
  turnedFrame,
} from "./picture-transform.ts";

const fields = z.object(transformFields);
const codeOf = (values: object) => z.safeParse(fields, values).error?.issues.map(({ message }) => message);

test("a frame is refused that is empty, outside of the picture or not in numbers", () => {
  expect(parseFrame("10, 20, 50.5, 40")).toEqual({ left: 10, top: 20, width: 50.5, height: 40 });
  for (const crop of ["0,0,0,50", "0,0,50,0", "60,0,50,50", "0,60,50,50", "-1,0,50,50", "0,0,NaN,50", "0,0,1e1,50"]) {
    expect(codeOf({ crop }), crop).toEqual(["crop_invalid"]);
  }
  for (const crop of ["1,2,3", "1,2,3,4,5", ",,,", "a"]) expect(codeOf({ crop }), crop).toEqual(["crop_invalid"]);
  expect(codeOf({ crop: "" })).toBeUndefined();
});

test("areas to blur are refused that are outside of the picture, or too many", () => {
  expect(parseBlurred("10,20,5,5; 60,20,5,5")).toHaveLength(2);
  for (const blur of ["10,20,5", "10,20,5,5;", "99,20,5,5", Array(31).fill("1,1,1,1").join(";")])
    expect(codeOf({ blur }), blur).toEqual(["blur_invalid"]);
  expect(pictureTransform({ blur: "10,20,5,5" })?.frame).toEqual({ left: 0, top: 0, width: 100, height: 100 });
});

test("an area is on the same part of the picture after turns", () => {
  const area = { left: 10, top: 20, width: 30, height: 5 };
  expect(turnedFrame(area, 1)).toEqual({ left: 75, top: 10, width: 5, height: 30 });
  expect(turnedFrame(turnedFrame(area, 1), 3)).toEqual(area);
});

test("turns other than quarters are refused", () => {
  for (const turns of ["4", "-1", "1.5", "x"]) expect(codeOf({ turns }), turns).toEqual(["turns_invalid"]);
});

test("absent, empty and ineffective fields leave the picture as it is", () => {
  expect([pictureTransform({}), pictureTransform({ turns: "", crop: "" })]).toEqual([null, null]);
  expect(pictureTransform({ turns: "0", crop: "0,0,100,100" })).toBeNull();
  expect(pictureTransform({ crop: "0,0,50,50" })?.turns).toBe(0);
});

test("a focal point follows a turn and a crop, and returns to where it was", () => {
  const transform = { turns: 1, frame: { left: 20, top: 0, width: 50, height: 50 } };
  expect(pointAfter(transform, { x: 10, y: 60 })).toEqual({ x: 40, y: 20 });
  expect(pointBefore(transform, { x: 40, y: 20 })).toEqual({ x: 10, y: 60 });
  expect(pointAfter(transform, { x: 90, y: 90 })).toEqual({ x: 0, y: 100 });
});
