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
  "http://",
  "localhost",
])("the server does not know %s, which a client can invent", (origin) => {
  expect(origins.isKnown(origin)).toBe(false);
});
