import { expect, test } from "vitest";
import { programPath } from "#testing/program-path.ts";
import { drawPicture } from "./draw-picture.ts";
import { drawInProcess } from "./draw-process.ts";

test("the process that draws gives the picture that is drawn here, and refuses other content", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0h9v9z" fill="#15378f"/></svg>';
  const draw = drawInProcess(await programPath("background-picture"));
  expect((await draw(svg)).equals(await drawPicture(svg))).toBe(true);
  await expect(draw("words")).rejects.toThrow("unsupported image format");
});
