import { expect, test } from "vitest";
import { isExternalAddress } from "./external-address.ts";

test.each([
  ["https://tour.example/abc", true],
  ["https://tour.example", true],
  ["HTTPS://tour.example:8443/a?b=c#d", true],
  ["https://tour.example/@claire/12", true],
  ["https://tour.example/?to=a@b.fr", true],
  ["https://visites.éléphant.fr/12", true],
  ["https://claire@tour.example/abc", false],
  ["https://claire:secret@tour.example/abc", false],
  ["https://@tour.example", false],
  ["https://:@tour.example", false],
  ["https://loopimmo.fr%40x@tour.example", false],
  ["https://loopimmo.fr\\@tour.example/", false],
  ["https://tour.example\\@loopimmo.fr/", false],
  ["https://localhost/abc", false],
  ["https://tour./abc", false],
  ["https://tour.example/a b", false],
  ["https://", false],
  ["http://tour.example/abc", false],
  ["javascript:alert(1)", false],
  ["//tour.example", false],
  ["", false],
  [`https://tour.example/${"a".repeat(500)}`, false],
])("people may be led to %j: %s", (text, may) => {
  expect(isExternalAddress(text)).toBe(may);
});
