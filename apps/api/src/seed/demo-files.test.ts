import { expect, test } from "vitest";
import { demoFiles } from "./demo-files.ts";

test("the demo files have every text in both languages", () => {
  for (const { name, title, description } of demoFiles) {
    for (const words of [name, title, description]) {
      if (words === null || typeof words === "string") continue;
      expect(words.en === "").toBe(words.sw === "");
      expect(words.en.length).toBeLessThanOrEqual(200);
    }
  }
});
