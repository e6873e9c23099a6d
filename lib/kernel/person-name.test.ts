import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { carriesLink, harmlessName, initialedName } from "./person-name.ts";

describe("a name", () => {
  test.each([
    "Camille",
    "J.-P. Martin",
    "St. Martin",
    "J.P. Martin",
    "D\u2019Arc",
    "Le B\u0153uf-Ha\u00ff",
    "DE LA TOUR D\u2019AUVERGNE-LAURAGUAIS",
    "Martin & fils",
    "Dupont, notaire",
  ])("%s carries no link, and stays as it is", (name) => {
    expect(carriesLink(name)).toBe(false);
    expect(harmlessName(name)).toBe(name);
  });

  test.each([
    ["evil.example", "evil. example"],
    ["Votre colis evil.example", "Votre colis evil. example"],
    ["www.evil.example", "www. evil. example"],
    ["evil\uff0eexample", "evil. example"],
    ["evil\u3002example", "evil. example"],
    ["http://evil", "http   evil"],
    ["mailto:a", "mailto a"],
    ["a@b", "a b"],
    ["\\\\serveur", "  serveur"],
    ["evil\uff0fa", "evil a"],
  ])("%s carries one, and is harmless in a mail", (name, harmless) => {
    expect(carriesLink(name)).toBe(true);
    expect(harmlessName(name)).toBe(harmless);
  });

  test("carries no link once it is harmless", () => {
    const name = fc.string({ unit: fc.constantFrom(..."ab.:/\\@ \uff0e\u3002é-") });
    fc.assert(fc.property(name, (text) => !carriesLink(harmlessName(text))));
  });
});

test.each([
  ["Zoé Martin", "Zoé M."],
  ["  Jean  de La Tour ", "Jean T."],
  ["Zoé", "Zoé"],
  ["", ""],
  ["Zoé 𝔐artin", "Zoé 𝔐."],
])("%j is %j where its person is to be recognised, not named", (name, short) => {
  expect(initialedName(name)).toBe(short);
});
