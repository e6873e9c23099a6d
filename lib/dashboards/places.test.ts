import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Rooms behind whose times there is a home: none of them asks for a day or an hour without saying whose. */
const ROOMS = [
  "lib/offers",
  "lib/sales",
  "lib/visits",
  "lib/mandates",
  "lib/mandate-signing",
  "lib/invoices",
  "lib/listings/slots",
  "components/offers",
  "components/visits",
];

/** A call with one argument: of Paris. Civil days that are only written need no zone. */
const OF_PARIS =
  /\b(civilDay|startOfCivilDay|clockTime|civilDaysBetween|writingTime|formatTime|formatDateTime)\((?:[^(),]|\([^()]*\))*\)/g;

/** Where Paris is meant, and why. */
const MEANT: Readonly<Record<string, string>> = {
  "lib/listings/slots/queries/bookable-slots.ts": "a looper's papers",
  "lib/listings/slots/queries/list-host-slots.ts": "a looper's papers",
  "lib/listings/slots/queries/list-open-slots.ts": "a looper's papers",
  "lib/offers/queries/list-over-offers.ts": "retention",
  "lib/visits/queries/list-week.ts": "the bounds of a week, widened by a day",
  "lib/visits/queries/find-day-plan.ts": "the bounds of a day, widened by a day",
};

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(folder, name));

test("what stands behind a home says whose day and hour it asks for", () => {
  const found = ROOMS.flatMap(filesOf).filter((file) => {
    const text = readFileSync(file, "utf8");
    return !(file in MEANT) && (text.match(OF_PARIS) ?? []).length > 0;
  });
  expect(found).toEqual([]);
});
