import { publicPaths } from "@visiga/contracts/public-paths";
import { describe, expect, test } from "vitest";
import { newestItems } from "./every-path.ts";
import { readOnlySite } from "./rendered-site.ts";

const site = await readOnlySite();

/** The files that a browser loads which knows neither `<picture>`, `srcset` nor WebP, such as Gecko 48. */
async function plainPictures(path: string, headers: Record<string, string>) {
  const { $ } = await site.read(path, "en", headers);
  // The stills of the films are WebP only.
  return $("img")
    .not("[data-film] img")
    .toArray()
    .map((image) => String($(image).attr("src")));
}

describe.each([
  ["without", {}],
  ["with", { "save-data": "on" }],
])("%s data saver,", (_, headers) => {
  test.each([...publicPaths, ...newestItems])(
    "each picture of %s is a JPEG for a browser without WebP",
    async (path) => {
      const pictures = new Set(await plainPictures(path, headers));
      for (const address of pictures) {
        if (address.endsWith(".svg")) continue;
        const { statusCode, headers: answered, rawPayload } = await site.get(address);
        expect([statusCode, answered["content-type"]], address).toEqual([200, "image/jpeg"]);
        expect(rawPayload.subarray(0, 3).toString("hex"), address).toBe("ffd8ff");
        expect(rawPayload.length, address).toBeLessThan(40_000);
      }
    },
  );
});

test("no browser with AVIF or WebP loads a JPEG", async () => {
  for (const path of publicPaths) {
    const { $ } = await site.read(path);
    for (const image of $("img[src$='.jpeg']").toArray())
      expect($(image).prevAll("source[type='image/webp']"), String($(image).attr("src"))).toHaveLength(1);
  }
});
