import { writeFileSync } from "node:fs";
import { test } from "vitest";
import { mandateTerms } from "../mandates/rules.ts";
import { amendmentDocument, mandateDocument } from "./document.ts";
import { drawInvoice, drawSigned } from "./render.ts";

const p = {
  name: "Loopimmo",
  legalForm: "SAS au capital de 10 000 €",
  registration: "RCS Rennes 912 345 678",
  vatNumber: "FR12912345678",
  address: "1 place de la Mairie, 35000 Rennes",
  email: "contact@loopimmo.fr",
  phone: "02 99 00 00 00",
  professionalCard: "CPI 3501 2024 000 000 001, CCI Ille-et-Vilaine",
  liabilityInsurer: "Assureur Exemple, police 1234",
  consumerMediator: "Médiation Exemple, 75000 Paris",
};
const home = {
  id: "abcdef012345",
  title: "Appartement lumineux au cœur du Thabor",
  type: "apartment",
  address: "12 rue de la Monnaie",
  lot: "Lot 14",
  postalCode: "35000",
  city: "Rennes",
  parcelId: null,
  surfaceDm2: 6342,
  landSurfaceM2: null,
  rooms: 3,
  coownershipLots: 24,
  isDemonstration: false,
  seller: {
    name: "Claire Le Goff",
    email: "claire@example.org",
    address: "12 rue de la Monnaie, 35000 Rennes",
  },
} as const;
test("x", async () => {
  const at = new Date("2026-11-24T10:00:00Z");
  const m = mandateDocument(home, p, mandateTerms(348_000_00));
  const s = {
    number: 12,
    signedAt: at,
    name: "Claire Le Goff",
    email: "claire@example.org",
    signatureId: "abcdef012345",
    termsSha256: "a".repeat(64),
    expressRequest: true,
    withdrawalEndsOn: "2026-12-08",
  };
  writeFileSync("/tmp/m0.pdf", await drawSigned(m, null, at));
  writeFileSync("/tmp/m1.pdf", await drawSigned(m, s, at));
  const a = amendmentDocument(home, p, mandateTerms(298_000_00), {
    number: 12,
    position: 1,
    signedAt: at,
    former: mandateTerms(348_000_00),
  });
  writeFileSync(
    "/tmp/a1.pdf",
    await drawSigned(a, { ...s, withdrawalEndsOn: null, expressRequest: false }, at),
  );
  writeFileSync(
    "/tmp/i1.pdf",
    await drawInvoice({
      number: 3,
      issuedAt: at,
      mandateNumber: 12,
      feeCents: 6_000_00,
      discountCents: 1_250_00,
      parties: {
        version: "2026-11",
        trial: false,
        publisher: p,
        seller: home.seller,
        home: { title: home.title, address: home.address, postalCode: "35000", city: "Rennes" },
        tierName: "Premium",
        mandateSignedAt: at.toISOString(),
        concludedOn: "2026-11-24",
      },
    }),
  );
});
