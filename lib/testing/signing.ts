import type { DocumentProperty, DocumentPublisher } from "../mandate-signing/document.ts";
import { SOLE_OWNERSHIP } from "../mandates/parties.ts";

/** A publisher with all that a mandate says of one. */
export const PUBLISHER: DocumentPublisher = {
  name: "Loopimmo",
  legalForm: "SAS au capital de 10 000 €",
  registration: "RCS Rennes 912 345 678",
  vatNumber: "FR12912345678",
  address: "1 place de la Mairie, 35000 Rennes",
  email: "contact@loopimmo.fr",
  phone: "02 99 00 00 00",
  professionalCard: "CPI 3501 2026 000 000 001, CCI Ille-et-Vilaine",
  liabilityInsurer: "Assureur, police 1234",
  consumerMediator: "Médiation, 75000 Paris",
};

/** A home as documents describe it. */
export const HOME: DocumentProperty = {
  id: "abcdef012345",
  title: "Appartement lumineux au cœur du Thabor",
  type: "apartment",
  address: "12 rue de la Monnaie",
  lot: "Lot 14",
  postalCode: "35000",
  communeCode: "35238",
  city: "Rennes",
  parcelId: null,
  surfaceDm2: 6_342,
  landSurfaceM2: null,
  rooms: 3,
  coownershipLots: 24,
  isDemonstration: false,
  seller: {
    name: "Łucja Nguyễn",
    email: "lucja@example.org",
    address: "12 rue de la Monnaie, 35000 Rennes",
  },
  ownership: SOLE_OWNERSHIP,
};
