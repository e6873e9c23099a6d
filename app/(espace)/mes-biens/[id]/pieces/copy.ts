export const PROPERTY_DOCUMENTS = {
  title: "Pièces du bien",
  lead: (title: string) =>
    `Diagnostics, titre et charges de « ${title} » : ce qu’un acheteur et son notaire demandent.`,
  back: "Retour à mes biens",
  documents: "Documents",
} as const;
