import { expect, test } from "vitest";
import { vagueLink } from "./formatted-field.tsx";

test.each(["here", "Click here", "Read more …", "hapa", "Bofya hapa", "Soma zaidi."])(
  "a link “%s” is vague",
  (words) => {
    expect(vagueLink(`[the form](https://example.org). The dates are [${words}](https://example.org/a)`)).toBe(words);
  },
);

test.each(["[the form for 2027](https://example.org)", "here", "[here] (later)", "[Where we are here](/contact)"])(
  "%s has no vague link",
  (text) => {
    expect(vagueLink(text)).toBeUndefined();
  },
);
