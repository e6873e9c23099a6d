import { expect, test } from "vitest";
import { isSamePlace, type Place } from "./dwelling.ts";

const HOME: Place = {
  addressId: "35238_7080_00012",
  lot: "4",
  address: "12 rue de Paris",
  postalCode: "35000",
};

test.each<[string, Partial<Place>, Partial<Place>, boolean]>([
  ["the same address", {}, {}, true],
  ["another address", {}, { addressId: "35238_7080_00014" }, false],
  ["another lot", {}, { lot: "5" }, false],
  ["an address that is written otherwise", {}, { address: "12, r. de Paris" }, true],
  ["no lot, in two ways", { lot: null }, { lot: "" }, true],
  ["an address that was identified since", { addressId: null }, {}, true],
  [
    "none that is identified",
    { addressId: null },
    { addressId: null, address: "12 Rue de PARIS " },
    true,
  ],
  [
    "another street that is not identified",
    { addressId: null },
    { addressId: null, address: "1 quai" },
    false,
  ],
  [
    "another town that is not identified",
    { addressId: null },
    { addressId: null, postalCode: "44000" },
    false,
  ],
  [
    "another lot of a house that is not identified",
    { addressId: null },
    { addressId: null, lot: "5" },
    false,
  ],
])("%s: whether a relisted home is where it was", (_name, one, other, isSame) => {
  expect(isSamePlace({ ...HOME, ...one }, { ...HOME, ...other })).toBe(isSame);
});
