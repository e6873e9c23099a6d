import { expect, test } from "vitest";
import { departmentOf, homeClock, isUnderAppliedLaw, vatBpsOf, zoneOf } from "./place.ts";

test.each([
  ["35238", "35", "Europe/Paris", 2_000],
  ["2A004", "2A", "Europe/Paris", 2_000],
  ["97105", "971", "America/Guadeloupe", 850],
  ["97209", "972", "America/Martinique", 850],
  ["97302", "973", "America/Cayenne", 0],
  ["97411", "974", "Indian/Reunion", 850],
  ["97611", "976", "Indian/Mayotte", 0],
  // Not known yet.
  ["", "", "Europe/Paris", 2_000],
])(
  "a home of %s is of department %s, in %s, with %i hundredths of VAT",
  (code, department, zone, vat) => {
    expect([departmentOf(code), zoneOf(code), vatBpsOf(code)]).toEqual([department, zone, vat]);
  },
);

test.each([
  [true, ["", "35238", "2B033", "97105", "97209", "97302", "97411", "97611"]],
  [false, ["97502", "97701", "97801", "98411", "98611", "98735", "98818", "98901"]],
])("the law that is applied here is that of homes: %s of %j", (is, codes) => {
  for (const code of codes) expect(isUnderAppliedLaw(code)).toBe(is);
});

test.each([
  // In mainland France the hour is named to a reader of elsewhere alone, overseas to everybody.
  ["35238", null, null],
  ["35238", "35000", null],
  ["35238", "97400", "heure de Paris"],
  ["35238", "98800", "heure de Paris"],
  ["97411", null, "heure de La Réunion"],
  ["97411", "97400", "heure de La Réunion"],
  ["97302", "75001", "heure de Guyane"],
  ["97105", null, "heure de Guadeloupe"],
  ["97209", null, "heure de Martinique"],
  ["97611", null, "heure de Mayotte"],
])("a home of %s, read by somebody of %s, has the %s", (code, reader, name) => {
  expect(homeClock(code, reader)).toEqual({ zone: zoneOf(code), name });
});
