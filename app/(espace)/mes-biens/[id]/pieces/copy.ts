export const PROPERTY_DOCUMENTS = {
  lead: (title: string) =>
    `Diagnostics, titre et charges de « ${title} » : ce qu’un acheteur et son notaire demandent.`,
} as const;
