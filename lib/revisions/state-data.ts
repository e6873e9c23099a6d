import type { Dpe } from "../public-data/dpe/rules.ts";
import type { ContentField, Fill, RevisionChanges } from "./content.ts";

/** What a DPE of the State's register says of a home, as changes to its listing, each with its source. */
export function changesOfDpe(
  dpe: Dpe,
  at: Date,
): { changes: RevisionChanges; fills: Partial<Record<ContentField, Fill>> } {
  const given: RevisionChanges = {
    dpeNumber: dpe.number,
    dpeDoneOn: dpe.establishedOn,
    energyClass: dpe.energyClass,
    ghgClass: dpe.ghgClass,
    energyUse: dpe.energyUse,
    ghgEmission: dpe.ghgEmission,
    builtYear: dpe.builtYear,
  };
  const changes = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null),
  ) as RevisionChanges;
  const fill: Fill = { source: "ademe", at: at.toISOString() };
  const fills = Object.fromEntries(Object.keys(changes).map((name) => [name, fill]));
  return { changes, fills };
}
