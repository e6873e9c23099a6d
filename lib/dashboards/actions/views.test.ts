import { expect, test } from "vitest";
import { type ActionKind, pageOfAction } from "./views.ts";

test.each<[ActionKind, Parameters<typeof pageOfAction>[0]["role"], string]>([
  ["offer", "seller", "/offres/c0nvers00001"],
  ["counter", "buyer", "/offres/c0nvers00001"],
  ["signature", "seller", "/mes-biens/c0nvers00001/mandat"],
  ["price-signature", "seller", "/mes-biens/c0nvers00001/prix"],
  ["sale", "trust_manager", "/ventes/c0nvers00001"],
  ["visit", "ambassador", "/ambassador/visits?filtre=pending"],
  ["visit", "seller", "/seller/visits?filtre=pending"],
  ["correction", "seller", "/annonces/c0nvers00001"],
  ["report", "seller", "/seller/visits?filtre=completed"],
  ["opinion", "buyer", "/buyer/visits?filtre=completed"],
  ["lead", "ambassador", "/ambassador/leads?filtre=new"],
  ["seller-request", "ambassador", "/ambassador/leads"],
  ["follow-up", "ambassador", "/ambassador/leads?filtre=contacted"],
  ["papers", "ambassador", "/ambassador/onboarding"],
  ["paper-returned", "ambassador", "/ambassador/onboarding"],
  ["request", "trust_manager", "/trust-manager/validation"],
  ["message", "seller", "/seller/messages?conversation=c0nvers00001"],
  ["message", "ambassador", "/messages?conversation=c0nvers00001"],
  ["draft", "seller", "/seller/properties?filtre=draft"],
])("%s of the role %s is done at %s", (kind, role, path) => {
  expect(pageOfAction({ kind, role, id: "c0nvers00001" })).toBe(path);
});
