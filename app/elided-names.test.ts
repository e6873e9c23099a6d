import { expect, test } from "vitest";
import { LEDGER } from "@/components/payouts/copy";
import { SALES } from "@/components/sales/copy";
import { notificationText } from "@/lib/notifications/copy";
import { QUOTE } from "./(espace)/devis/[id]/copy";
import { OWN_QUOTES } from "./(espace)/devis/copy";
import { REQUESTS } from "./(espace)/trust-manager/contact/copy";
import { CONTRACTS } from "./(espace)/trust-manager/contracts/copy";
import { LOOPER_VISITS } from "./(espace)/trust-manager/looper-visits/[id]/copy";
import { LOOPER_FILE } from "./(espace)/trust-manager/validation/[id]/copy";
import { TEAM_VISITS } from "./(espace)/trust-manager/visits/copy";

/* Names and titles are whatever people typed: "de" loses its vowel before those that begin with one. */

const NAME = "Anne Le Goff";

test.each([
  ["a line of the ledger", LEDGER.visit(new Date("2026-11-27T00:29:00Z"), NAME)],
  ["a quote", QUOTE.title(NAME)],
  ["a quote of the list", OWN_QUOTES.open(NAME)],
  ["a sale's link", SALES.list.openOf(NAME)],
  ["a request to the team", REQUESTS.file.title(NAME)],
  ["a looper's file", LOOPER_FILE.title(NAME)],
  ["a looper's visits", LOOPER_VISITS.title(NAME)],
  ["a visit of the team", TEAM_VISITS.file.title(NAME)],
  ["a visit that is ticked", TEAM_VISITS.tick(NAME)],
  ["a sale that is followed", CONTRACTS.openNamed(NAME)],
  [
    "a lead that is recalled",
    notificationText({ event: "lead.reminded", data: { leadId: "l", name: NAME, title: null } })
      .lines[0],
  ],
])("%s elides", (_what, text) => {
  expect(text).toContain("d’Anne");
  expect(text).not.toContain("de Anne");
});
