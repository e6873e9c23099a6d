/** The papers of a home: what was signed and invoiced, and what its seller adds. One place, each part at its address. */
export const PAPERS = {
  title: "Documents et pièces",
  back: "Mes biens",
  tabs: "Documents et pièces du bien",
  documents: "Mandat, vente et facture",
  files: "Pièces du bien",
} as const;
