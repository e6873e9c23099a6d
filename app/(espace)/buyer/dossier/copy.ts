import type { MissingDetail } from "@/lib/buying/file/views";

export const BUYER_FILE = {
  title: "Mon dossier",
  lead: "Ce qu’un vendeur, un notaire ou une banque vous demandera, réuni au même endroit.",
  identity: "Identité et coordonnées",
  complete: "Complètes",
  incomplete: "À compléter",
  name: "Nom",
  email: "E-mail",
  phone: "Téléphone",
  address: "Adresse",
  unknown: "Non renseigné",
  missing: (names: string) => `Il manque encore : ${names}.`,
  missingNames: {
    phone: "le téléphone",
    address: "la rue",
    city: "la ville",
    postalCode: "le code postal",
  } satisfies Record<MissingDetail, string>,
  editProfile: "Modifier mon profil",
  financing: "Financement",
  financingDeclared: (date: string) =>
    `Selon ce que vous avez coché dans votre offre du ${date} : aucun justificatif n’a été vérifié.`,
  financingNone:
    "Votre mode de financement sera repris de votre première offre. En attendant, estimez ce que vous pouvez emprunter.",
  scenario: "Simulation jointe\u00a0: indicative, ce n’est pas un accord de prêt.",
  simulate: "Simuler mon financement",
  visits: "Visites",
  allVisits: (count: number) => `Voir mes visites (${count})`,
  noVisits: "Aucune visite pour l’instant.",
  offers: "Offres",
  allOffers: (count: number) => `Voir mes offres (${count})`,
  noOffers: "Aucune offre pour l’instant.",
  search: "Chercher un bien",
  seeFavorites: "Voir mes favoris",
  checklist: "Les pièces à préparer",
  documents: "Mes documents",
  checklistNotice:
    "Cette liste est un guide. Les originaux se remettent au notaire et à la banque ; ici, n’ajoutez que ce que vous voulez montrer à un vendeur.",
  checklists: [
    {
      title: "Pour le notaire",
      items: [
        "Pièce d’identité en cours de validité de chaque acquéreur",
        "Acte de naissance de moins de trois mois, ou livret de famille",
        "Contrat de mariage, convention de Pacs ou jugement de divorce, s’il y a lieu",
        "Justificatif de domicile de moins de trois mois",
        "Questionnaire d’état civil de l’étude, rempli par chaque acquéreur",
        "Justificatif de l’origine de l’apport : épargne, donation, vente d’un bien",
        "Relevé d’identité bancaire",
      ],
    },
    {
      title: "Pour la banque ou le courtier",
      items: [
        "Trois derniers bulletins de salaire et contrat de travail, ou trois derniers bilans pour un indépendant",
        "Deux derniers avis d’imposition",
        "Trois derniers relevés de tous les comptes",
        "Tableaux d’amortissement des crédits en cours",
        "Trois dernières quittances de loyer, ou taxe foncière du logement occupé",
        "Justificatifs de l’apport : livrets, assurance-vie, épargne salariale",
        "Avant-contrat signé, dès qu’il existe, et devis des travaux à financer",
      ],
    },
  ],
} as const;
