import { z } from "zod";

const riskSchema = z.object({
  present: z.boolean(),
  libelle: z.string().max(200).nullish(),
});

const risksSchema = z.record(z.string().regex(/^[A-Za-z]{2,60}$/), riskSchema);

/** What the interface sends: each risk by its code, present or not. */
export const riskReportSchema = z.object({
  risquesNaturels: risksSchema,
  risquesTechnologiques: risksSchema,
});
export type RiskReport = z.infer<typeof riskReportSchema>;
