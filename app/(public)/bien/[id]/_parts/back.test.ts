import { expect, test } from "vitest";
import { resultsAddress } from "./back";

const ORIGIN = "https://loopimmo.test";

test.each([
  ["https://loopimmo.test/recherche?location=Rennes#carte", "/recherche?location=Rennes"],
  ["https://loopimmo.test/acheter", "/acheter"],
  ["https://loopimmo.test/acheter/rennes?sort=newest", "/acheter/rennes?sort=newest"],
  ["https://loopimmo.test/buyer/favorites", null],
  ["https://loopimmo.test/recherche/x/y", null],
  ["https://other.test/recherche", null],
  ["", null],
])("from %j a listing leads back to %j", (referrer, address) => {
  expect(resultsAddress(referrer, ORIGIN)).toBe(address);
});
