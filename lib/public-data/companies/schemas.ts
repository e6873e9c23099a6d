import { z } from "zod";

/** Nine digits: nothing that a search by text would read as more than a number. */
export const sirenSchema = z.string().regex(/^\d{9}$/);

const text = z.string().max(600).nullish();

const leaderSchema = z.object({
  /** "personne physique" or "personne morale". */
  type_dirigeant: z.string().max(60),
  /** Family name, with another one in parentheses: "GUILLOT (DUPESSEY)". */
  nom: text,
  /** All first names, separated by spaces, with commas at times. */
  prenoms: text,
});

const companySchema = z.object({
  siren: sirenSchema,
  /** First and family name of a person, else a company's; trade names and initials in parentheses. */
  nom_complet: text,
  /** Active or ceased. */
  etat_administratif: z.enum(["A", "C"]),
  /** "O" is public; "P" is partly: names are then hidden. */
  statut_diffusion: z.string().max(10).nullish(),
  /** NAF, second revision, e.g. "68.31Z"; companies that ceased long ago have older codes. */
  activite_principale: z.string().max(10).nullish(),
  section_activite_principale: z.string().max(2).nullish(),
  dirigeants: z.array(leaderSchema).max(2_000).nullish(),
});

/** What the interface sends, its part that is requested: what a text finds, best first. */
export const companiesSchema = z.object({ results: z.array(companySchema).max(25) });
export type Companies = z.infer<typeof companiesSchema>;
