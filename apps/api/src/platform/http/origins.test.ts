import { hostname } from "node:os";
import { expect, test } from "vitest";
import { Origins } from "./origins.ts";

const origins = new Origins({ publicUrl: undefined, trustProxy: false }, () => 3000);

test.each([
  "http://localhost:3000",
  "http://127.0.0.1:3000",
  "http://localhost",
  "https://localhost",
  `http://${hostname()}:3000`,
])("the server knows %s as its own", (origin) => {
  expect(origins.isKnown(origin)).toBe(true);
});

test.each([
  "http://localhost:3001",
  "http://127.0.0.1:1",
  "http://school.example:3000",
  "http://localhost.example",
  // Other spellings of its own, of which there is no end.
  ...["http://LOCALHOST:3000", "http://localhost:03000", "http://0177.0.0.1:3000", "http://00177.0.0.1:3000"],
  ...["http://127.1:3000", "http://2130706433:3000", "http://[0:0::1]:3000", "http://localhost.:3000"],
  ...["HTTP://localhost:3000", "http://localhost:3000,localhost:3000"],
  "http://",
  "localhost",
])("the server does not know %s, which a client can invent", (origin) => {
  expect(origins.isKnown(origin)).toBe(false);
});
