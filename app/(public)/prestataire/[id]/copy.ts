import { formatCount } from "@/lib/kernel/format";

/** The page of a provider. */
export const PROVIDER = {
  /** "Photographe à Rennes" */
  subtitle: (trade: string, where: string) => `${trade} ${where}`,
  metaTitle: (name: string, trade: string, where: string) => `${name}, ${trade} ${where}`,
  demonstration:
    "Fiche de démonstration : cette entreprise est fictive, comme ses pièces, sa note et ses avis. Elle ne peut pas être jointe.",
  request: "Demander un devis",
  requestText:
    "Gratuit et sans engagement. Vos coordonnées ne lui sont transmises que si vous acceptez son devis.",
  reviews: "Avis de clients",
  reviewsText:
    "Un avis ne peut être publié que par une personne dont le devis a été accepté et la prestation faite. Les avis sont publiés sans contrepartie, du plus récent au plus ancien ; d’une même personne, seul le dernier figure ici et compte dans la note. Notre équipe n’en retire que pour un motif illicite, personnel ou hors sujet. La note est la moyenne de trois critères : qualité, ponctualité, prix tenu. Un avis reste en ligne cinq ans au plus.",
  noReview: "Pas encore d’avis.",
  formerClient: "Ancien client",
  reviewOf: (author: string, day: string, published: string) =>
    `${author}, pour une prestation du ${day}, avis du ${published}`,
  removed: (count: number) =>
    `${formatCount(count, "avis retiré", "avis retirés")} par notre équipe : propos illicites, données personnelles d’un tiers ou hors sujet.`,
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
