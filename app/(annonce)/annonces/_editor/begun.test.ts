import { expect, test } from "vitest";
import { completeContent } from "@/lib/testing/revisions";
import { begunNotice, begunState } from "./begun";

test.each([
  ["copie", "copie"],
  ["remise-en-vente", "remise-en-vente"],
  ["reprise", "reprise"],
  ["x", null],
  ["", null],
  [undefined, null],
  [["copie"], null],
  ["__proto__", null],
])("an address that says %j", (etat, state) => {
  expect(begunState(etat)).toBe(state);
});

test("a draft of a listing that is relisted says what it was begun with, and no more", () => {
  const content = completeContent({
    roomTable: [{ id: "p0", name: "Séjour" }],
    floorPlans: [{ key: "b", label: "Étage" }],
  });
  expect(begunNotice("remise-en-vente", content)).toContain(
    "Mes biens\u00a0: les textes, le DPE, les pièces, les disponibilités, 1\u00a0photo et 1\u00a0plan. L’annonce retirée ne change pas. Vérifiez",
  );
  expect(begunNotice("remise-en-vente", { description: "Un jardin." })).toContain(
    "Mes biens\u00a0: les textes. L’annonce retirée ne change pas. Les photos sont à ajouter. Vérifiez",
  );
  expect(begunNotice("remise-en-vente", {})).toContain("Mes biens. L’annonce retirée");
  expect(begunNotice("reprise", content)).toContain("déjà commencée");
  expect(begunNotice("copie", content)).toContain("Les photos et les plans sont à ajouter");
});
