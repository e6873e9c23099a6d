/** The page of a provider. */
export const PROVIDER = {
  /** "Photographe à Rennes" */
  subtitle: (trade: string, where: string) => `${trade} ${where}`,
  metaTitle: (name: string, trade: string, where: string) => `${name}, ${trade} ${where}`,
  demonstration:
    "Fiche de démonstration : cette entreprise est fictive, comme ses pièces, sa note et ses avis. Elle ne peut pas être jointe.",
  terms: "Tarif et délais",
  papers: "Ce que nous avons vérifié",
  specialties: "Spécialités",
  portfolio: "Réalisations",
  /** Above drawings, which a demonstration shows. */
  illustrations: "Réalisations (illustrations)",
  others: (trades: string, where: string) => `${trades} ${where}`,
  missing: {
    title: "Prestataire introuvable",
    text: "Cette fiche n’existe pas, ou n’est plus dans l’annuaire.",
    action: "Ouvrir l’annuaire",
  },
} as const;
