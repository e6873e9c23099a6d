import type { RiskReport } from "./schemas.ts";

/** A risk that the State knows of at a place. */
export interface PublicRisk {
  /** The interface's own, e.g. "retraitGonflementArgile". */
  code: string;
  /** As the State words it, in French. */
  label: string;
}

/**
 * The risks that are present, natural ones first; none is an answer too. Null for a report without any entry,
 * which is what a point outside of France gets: nothing is known of it.
 */
export function toRisks({
  risquesNaturels,
  risquesTechnologiques,
}: RiskReport): PublicRisk[] | null {
  const entries = [...Object.entries(risquesNaturels), ...Object.entries(risquesTechnologiques)];
  if (entries.length === 0) return null;
  return entries
    .filter(([, { present }]) => present)
    .map(([code, { libelle }]) => ({ code, label: libelle?.trim() || code }));
}
