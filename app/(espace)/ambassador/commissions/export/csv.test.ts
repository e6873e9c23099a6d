import { expect, test } from "vitest";
import type { CommissionView } from "../../../../../lib/commissions/views.ts";
import { csvText } from "../../../../../lib/platform/csv.ts";
import { COMMISSIONS } from "../copy";
import { commissionLines } from "./csv.ts";

const ENTRY: CommissionView = {
  id: "abc123def456",
  event: "visit_organised",
  occurredAt: new Date("2026-11-20T23:30:00Z"),
  property: "Appartement lumineux",
  ruleVersion: "2026-11",
  amountCents: 125_00,
  dueOn: "2026-11-21",
  isReversed: false,
};

test("the ledger as a file has a heading and a line an entry, dated in Paris", () => {
  const entries: CommissionView[] = [
    ENTRY,
    { ...ENTRY, event: "reversal", amountCents: -125_00, property: "Maison, Betton" },
    { ...ENTRY, event: "sale_signed", amountCents: 400_00, dueOn: null },
  ];
  expect(csvText(COMMISSIONS.columns, commissionLines(entries)).split("\r\n")).toEqual([
    '\ufeff"Date";"Événement";"Bien";"Exigible";"Règle";"Montant (€)"',
    '21/11/2026;"Visite organisée";"Appartement lumineux";21/11/2026;"2026-11";125,00',
    '21/11/2026;"Régularisation";"Maison, Betton";21/11/2026;"2026-11";-125,00',
    '21/11/2026;"Vente signée";"Appartement lumineux";"";"2026-11";400,00',
    "",
  ]);
});
