import { expect, test } from "vitest";
import { dialPieces } from "./dial-codes.ts";

const links = (line: string) => dialPieces(line).flatMap(({ to }) => to ?? []);

test.each([
  ["Piga *150*00#, kisha chagua 4", ["tel:*150*00%23"]],
  ["*150*01# au *150*60#.", ["tel:*150*01%23", "tel:*150*60%23"]],
  ["(*152*00*12*5544332#)", ["tel:*152*00*12*5544332%23"]],
])("the codes in %j can be dialled", (line, expected) => {
  expect(links(line)).toEqual(expected);
  expect(
    dialPieces(line)
      .map(({ text }) => text)
      .join(""),
  ).toBe(line);
});

test.each([
  "",
  "*21*0712345678#",
  "**21*0712345678#",
  "*#06#",
  "#150*00#",
  "**150*00#",
  "*2767*3855#",
  "*150#",
  "*150*00",
  "*150*00##",
  "9*150*00#",
  "*150*00*1*2*3*4#",
  "*150*0712345678901#",
  "javascript:*150*x#",
])("nothing in %j can be dialled", (line) => {
  expect(links(line)).toEqual([]);
});
