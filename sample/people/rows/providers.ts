import { eurosToCents } from "../../../lib/kernel/money.ts";
import type { ProviderType } from "../../../lib/kernel/provider-kinds.ts";
import type { ProviderCheckKind } from "../../../lib/providers/rules.ts";

/** A provider of the directory; fictional firms. */
export interface SampleProvider {
  id: string;
  name: string;
  type: ProviderType;
  description: string;
  ratingTenths: number;
  reviewCount: number;
  priceUnit: "fixed" | "hourly" | "percentage";
  priceCents: number | null;
  priceRateBps: number | null;
  availability: "immediate" | "within_24h" | "within_week";
  specialties: string[];
  certifications: string[];
  /** INSEE code of its place. */
  communeCode: string;
  /** Papers that count as checked, one of a kind: none is real. */
  checks: readonly (readonly [kind: ProviderCheckKind, number: string, body: string])[];
}

const fixed = (euros: number) => ({
  priceUnit: "fixed" as const,
  priceCents: eurosToCents(euros),
  priceRateBps: null,
});
const hourly = (euros: number) => ({
  priceUnit: "hourly" as const,
  priceCents: eurosToCents(euros),
  priceRateBps: null,
});
/** A share of the sale price in basis points: 15 is 0.15 %. */
const percentage = (rateBps: number) => ({
  priceUnit: "percentage" as const,
  priceCents: null,
  priceRateBps: rateBps,
});

/** The eleven providers. */
export const SAMPLE_PROVIDERS: readonly SampleProvider[] = [
  {
    id: "ph0t00000001",
    name: "Atelier Grand Angle",
    type: "photographer",
    description:
      "Reportage intérieur et extérieur en lumière naturelle, retouches comprises. Vingt photos livrées sous 48 heures, plan coté en option.",
    ratingTenths: 49,
    reviewCount: 127,
    ...fixed(190),
    availability: "within_24h",
    specialties: ["Photographie d’intérieur", "Prise de vue au crépuscule", "Plan coté"],
    certifications: ["Assurance professionnelle"],
    communeCode: "35238",
    checks: [["liability_insurance", "DEMO-RC-0001", "Assureur fictif"]],
  },
  {
    id: "ph0t00000002",
    name: "Malo Images",
    type: "photographer",
    description:
      "Photos et vues aériennes par drone de maisons, de terrains et de biens du littoral, avec déclaration de vol en préfecture.",
    ratingTenths: 47,
    reviewCount: 58,
    ...fixed(260),
    availability: "within_week",
    specialties: ["Vue aérienne", "Bord de mer", "Vidéo de présentation"],
    certifications: ["Télépilote déclaré DGAC"],
    communeCode: "35288",
    checks: [["liability_insurance", "DEMO-RC-0002", "Assureur fictif"]],
  },
  {
    id: "d1agn0000003",
    name: "Diag Armor",
    type: "diagnostician",
    description:
      "Dossier de diagnostics complet en une visite : DPE, amiante, plomb, électricité, gaz, surface Carrez. Rapport remis le lendemain.",
    ratingTenths: 48,
    reviewCount: 214,
    ...fixed(320),
    availability: "within_24h",
    specialties: ["DPE", "Amiante et plomb", "Loi Carrez"],
    certifications: ["Certification de diagnostiqueur (avec mention)", "Assurance décennale"],
    communeCode: "35238",
    checks: [
      ["cofrac_certificate", "DEMO-DI-0003", "Organisme certificateur fictif"],
      ["liability_insurance", "DEMO-RC-0003", "Assureur fictif"],
    ],
  },
  {
    id: "d1agn0000004",
    name: "Bilan & Bâti",
    type: "diagnostician",
    description:
      "Diagnostics et audit énergétique réglementaire des maisons classées E, F ou G, avec scénarios de travaux chiffrés.",
    ratingTenths: 46,
    reviewCount: 89,
    ...fixed(690),
    availability: "within_week",
    specialties: ["Audit énergétique", "Maisons anciennes", "DPE"],
    certifications: ["Certification d’auditeur énergétique"],
    communeCode: "35360",
    checks: [
      ["cofrac_certificate", "DEMO-DI-0004", "Organisme certificateur fictif"],
      ["liability_insurance", "DEMO-RC-0004", "Assureur fictif"],
    ],
  },
  {
    id: "stage0000005",
    name: "Belle Entrée",
    type: "home_stager",
    description:
      "Conseil et mise en valeur avant les visites : tri, mobilier d’appoint, textiles, liste de petits travaux à prévoir pièce par pièce.",
    ratingTenths: 48,
    reviewCount: 73,
    ...hourly(65),
    availability: "within_week",
    specialties: ["Biens occupés", "Location de mobilier", "Petites surfaces"],
    certifications: ["Titre de décoratrice d’intérieur (RNCP)"],
    communeCode: "35051",
    checks: [["liability_insurance", "DEMO-RC-0005", "Assureur fictif"]],
  },
  {
    id: "f1nan0000006",
    name: "Cap Crédit Bretagne",
    type: "financial_advisor",
    description:
      "Courtage en prêt immobilier auprès de douze banques : étude gratuite, rien n’est dû avant le déblocage des fonds.",
    ratingTenths: 47,
    reviewCount: 186,
    ...percentage(15),
    availability: "immediate",
    specialties: ["Premier achat", "Prêt relais", "Assurance emprunteur"],
    certifications: ["Courtier immatriculé à l’ORIAS"],
    communeCode: "35238",
    checks: [
      ["orias", "DEMO-0006", "ORIAS (immatriculation fictive)"],
      ["liability_insurance", "DEMO-RC-0006", "Assureur fictif"],
    ],
  },
  {
    id: "f1nan0000007",
    name: "Prélude Financement",
    type: "financial_advisor",
    description:
      "Montage de dossiers pour indépendants et investisseurs, simulation de capacité d’emprunt et attestation de financement sous 72 heures.",
    ratingTenths: 45,
    reviewCount: 64,
    ...percentage(10),
    availability: "within_24h",
    specialties: ["Indépendants", "Investissement locatif", "Renégociation"],
    certifications: ["Courtier immatriculé à l’ORIAS"],
    communeCode: "44109",
    checks: [],
  },
  {
    id: "n0ta1re00008",
    name: "Étude Kerval et Rouault",
    type: "notary",
    description:
      "Étude notariale habituée aux ventes entre particuliers : avant-contrat à distance, signature électronique, suivi des pièces en ligne.",
    ratingTenths: 46,
    reviewCount: 141,
    ...fixed(250),
    availability: "within_week",
    specialties: ["Avant-contrat", "Copropriété", "Succession et indivision"],
    certifications: ["Office notarial"],
    communeCode: "35238",
    checks: [["professional_body", "DEMO-0008", "Chambre des notaires (inscription fictive)"]],
  },
  {
    id: "av0cat000009",
    name: "Cabinet Lemoine Avocats",
    type: "lawyer",
    description:
      "Droit immobilier et de la copropriété : relecture de compromis, servitudes, vices cachés. Premier entretien de trente minutes offert.",
    ratingTenths: 47,
    reviewCount: 52,
    ...hourly(180),
    availability: "within_24h",
    specialties: ["Compromis de vente", "Copropriété", "Vices cachés"],
    certifications: ["Barreau de Rennes"],
    communeCode: "35238",
    checks: [
      ["professional_body", "DEMO-0009", "Ordre des avocats de Rennes (inscription fictive)"],
    ],
  },
  {
    id: "travavx00010",
    name: "Breizh Rénov’",
    type: "contractor",
    description:
      "Rénovation énergétique de maisons : isolation, menuiseries, pompe à chaleur. Un seul interlocuteur et un devis détaillé par poste.",
    ratingTenths: 45,
    reviewCount: 98,
    ...fixed(450),
    availability: "within_week",
    specialties: ["Isolation", "Pompe à chaleur", "Menuiseries"],
    certifications: ["RGE", "Garantie décennale"],
    communeCode: "35047",
    checks: [
      ["decennial_insurance", "DEMO-DEC-0010", "Assureur fictif"],
      ["rge", "DEMO-RGE-0010", "Organisme fictif"],
    ],
  },
  {
    id: "travavx00011",
    name: "Les Petits Chantiers",
    type: "contractor",
    description:
      "Remise en état avant vente : peinture, sols, joints, petites réparations. Interventions d’une journée, sans sous-traitance.",
    ratingTenths: 44,
    reviewCount: 76,
    ...hourly(48),
    availability: "immediate",
    specialties: ["Peinture", "Sols", "Petites réparations"],
    certifications: ["Garantie décennale"],
    communeCode: "35238",
    checks: [],
  },
];
