import type { ContentField } from "./content.ts";

/** The steps of the editor, in their order, by the word that its address has. */
export const STEPS = [
  "adresse",
  "surfaces",
  "description",
  "equipements",
  "diagnostics",
  "copropriete",
  "photos",
  "prix",
  "disponibilites",
  "verification",
] as const;
export type Step = (typeof STEPS)[number];

export const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);

/** The step in which each field is typed. */
export const STEP_OF_FIELD: Readonly<Record<ContentField, Step>> = {
  type: "adresse",
  address: "adresse",
  postalCode: "adresse",
  communeCode: "adresse",
  lat: "adresse",
  lng: "adresse",
  addressId: "adresse",
  lot: "adresse",
  parcelId: "adresse",
  neighbourhood: "adresse",
  addressPrecision: "adresse",
  surfaceDm2: "surfaces",
  landSurfaceM2: "surfaces",
  rooms: "surfaces",
  bedrooms: "surfaces",
  bathrooms: "surfaces",
  floor: "surfaces",
  floorCount: "surfaces",
  builtYear: "surfaces",
  title: "description",
  description: "description",
  transport: "description",
  features: "equipements",
  dpeNumber: "diagnostics",
  dpeDoneOn: "diagnostics",
  energyClass: "diagnostics",
  ghgClass: "diagnostics",
  energyUse: "diagnostics",
  ghgEmission: "diagnostics",
  energyCostMinCents: "diagnostics",
  energyCostMaxCents: "diagnostics",
  energyCostYear: "diagnostics",
  energyAudit: "diagnostics",
  isCoowned: "copropriete",
  coownershipLots: "copropriete",
  coownershipChargesCents: "copropriete",
  coownershipProceedings: "copropriete",
  photos: "photos",
  floorPlans: "photos",
  virtualTourUrl: "photos",
  priceCents: "prix",
  availability: "disponibilites",
};

/** The fields of a step, in the order of the table above. */
export const fieldsOf = (step: Step): ContentField[] =>
  (Object.keys(STEP_OF_FIELD) as ContentField[]).filter((field) => STEP_OF_FIELD[field] === step);
