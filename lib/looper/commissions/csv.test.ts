import { describe, expect, test } from "vitest";
import { commissionsCsv } from "./csv.ts";
import type { CommissionView } from "./views.ts";

const ENTRY: CommissionView = {
  id: "abc123def456",
  event: "visit_organised",
  occurredAt: new Date("2026-11-20T23:30:00Z"),
  property: "Appartement lumineux",
  ruleVersion: "2026-11",
  amountCents: 125_00,
};
const linesOf = (...entries: Partial<CommissionView>[]) =>
  commissionsCsv(entries.map((entry) => ({ ...ENTRY, ...entry }))).split("\r\n");

describe("the ledger as a file", () => {
  test("has a heading and a line an entry, dated in Paris", () => {
    expect(linesOf({}, { event: "reversal", amountCents: -125_00, property: null })).toEqual([
      '\ufeff"Date";"Événement";"Bien";"Règle";"Montant (€)"',
      '21/11/2026;"Visite organisée";"Appartement lumineux";"2026-11";125,00',
      '21/11/2026;"Régularisation";"";"2026-11";-125,00',
      "",
    ]);
  });

  test.each([
    '=HYPERLINK("http://x";"Cliquez")',
    "+33 6 12",
    "-1+1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "  =1",
  ])("never holds a formula: %j", (property) => {
    const text = commissionsCsv([{ ...ENTRY, property }]);
    expect(text).toContain(`"'${property.replaceAll('"', '""')}"`);
  });

  test("keeps quotes, semicolons and line ends inside their cell", () => {
    const text = commissionsCsv([{ ...ENTRY, property: 'Le "Clos"; vue\nmer' }]);
    expect(text).toContain('"Le ""Clos""; vue\nmer"');
  });
});
