import { expect, it } from "vitest";
import { sampleName } from "./sample-name.ts";

it("a sample is marked as a sample once, in either language", () => {
  expect(sampleName("First maize", "en")).toBe("First maize (sample)");
  expect(sampleName("Mahindi ya kwanza", "sw")).toBe("Mahindi ya kwanza (mfano)");
  expect(sampleName(" ", "en")).toBe("Untitled (sample)");
  expect(sampleName("Rev. Sample Alumnus 01", "en")).toBe("Rev. Sample Alumnus 01");
  expect(sampleName("Padri Sample Alumnus 01", "sw")).toBe("Padri Sample Alumnus 01 (mfano)");
});
