import { z } from "zod";
import { ENERGY_CLASSES } from "../../kernel/property-kinds.ts";

/** Thirteen digits and capitals, as on the document; spaces and small letters are mended. */
export const dpeNumberSchema = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/\s/g, "").toUpperCase())
  .pipe(z.string().regex(/^[A-Z\d]{13}$/));

/** Key of interoperability of an address: nothing that a query would read as more than a word. */
export const addressIdSchema = z.string().regex(/^[A-Za-z\d]{5}_[A-Za-z\d_]{1,40}$/);

export const postalCodeSchema = z.string().regex(/^\d{5}$/);

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((text) => text.slice(0, 10));

/** Numbers come as such, years as texts at times. */
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);
const amount = number.pipe(z.number().nonnegative().max(10_000_000));

const energyClass = z.enum(ENERGY_CLASSES);

const lineSchema = z.object({
  numero_dpe: z.string().regex(/^[A-Z\d]{13}$/),
  date_etablissement_dpe: day,
  date_fin_validite_dpe: day.nullish(),
  etiquette_dpe: energyClass,
  etiquette_ges: energyClass,
  adresse_ban: z.string().max(300).nullish(),
  identifiant_ban: z.string().max(60).nullish(),
  // They only help to tell homes apart: without them a line is worth as much.
  complement_adresse_logement: z.string().max(300).nullish().catch(null),
  numero_etage_appartement: number.nullish().catch(null),
  surface_habitable_logement: amount.nullish(),
  annee_construction: amount.nullish(),
  type_batiment: z.string().max(60).nullish(),
  conso_5_usages_par_m2_ep: amount.nullish(),
  emission_ges_5_usages_par_m2: amount.nullish(),
  cout_total_5_usages: amount.nullish(),
});

/** Fields that are requested: those that are read. */
export const DPE_FIELDS = Object.keys(lineSchema.shape).join(",");

/** What the interface sends. */
export const dpeLinesSchema = z.object({ results: z.array(lineSchema).max(100) });
export type DpeLines = z.infer<typeof dpeLinesSchema>;
