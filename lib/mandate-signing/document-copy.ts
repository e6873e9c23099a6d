import { BRAND } from "../content/brand.ts";
import { PROPERTY_TYPE_LABELS } from "../content/common.ts";
import type { DocumentSection } from "../kernel/document-text.ts";
import {
  formatCount,
  formatExactPrice,
  formatInteger,
  formatSurface,
  joinWords,
  vatLabel,
} from "../kernel/format.ts";
import { formatMoment } from "../kernel/format-date.ts";
import type { HomeClock } from "../kernel/place.ts";
import { type Party, signerNameOf } from "../mandates/parties.ts";
import {
  type DocumentPublisher,
  type GivenSignature,
  priceOf,
  type SignatureBlock,
  type SignedDocument,
} from "./document.ts";

/* What the mandate, its amendments and the invoice have in common. */

type Line = readonly [label: string, value: string];
const line = (label: string, value: string | null): Line[] =>
  value === null || value === "" ? [] : [[label, value]];

export const MARKS = {
  draft: "Projet : ce document n’engage personne tant qu’il n’est pas signé.",
  trial: "Démonstration : ce document est sans valeur et n’engage personne.",
} as const;

export const publisherName = ({ name }: DocumentPublisher) => name ?? BRAND.name;

/** Who takes the mandate, as the law wants them named. */
export function publisherLines(publisher: DocumentPublisher): Line[] {
  const { legalForm, registration, vatNumber, address, email, phone } = publisher;
  return [
    ["Nom", [publisherName(publisher), legalForm].filter((part) => part !== null).join(", ")],
    ...line("Immatriculation", registration),
    ...line("TVA intracommunautaire", vatNumber),
    ...line("Adresse", address),
    ...line("E-mail", email),
    ...line("Téléphone", phone),
    ...line("Carte professionnelle", publisher.professionalCard),
    ...line("Assurance professionnelle", publisher.liabilityInsurer),
  ];
}

export const sellerLines = ({ kind, name, representative, email, address }: Party): Line[] => [
  [kind === "company" ? "Société" : "Nom", name],
  ...line("Représentée par", representative),
  ...line("Adresse", address),
  ["E-mail", email],
];

/** The parties that a paper binds, one after the other where they are several, and how they decide. */
export function sellersSections(
  parties: readonly Party[],
  sellerDecides: boolean,
): DocumentSection[] {
  const [only] = parties;
  if (only && parties.length === 1) return [{ title: "Le mandant", lines: sellerLines(only) }];
  const owners = parties.filter(({ kind }) => kind !== "spouse");
  const ownerTitle = (owner: Party) =>
    owners.length === 1
      ? "Le mandant"
      : `Les mandants, ${owners.indexOf(owner) + 1} sur ${owners.length}`;
  const sections = parties.map((party) => ({
    title: party.kind === "spouse" ? "Le conjoint, qui donne son accord" : ownerTitle(party),
    lines: sellerLines(party),
  }));
  return [
    ...sections,
    {
      title: owners.length === 1 ? "L’accord du conjoint" : "Les décisions des mandants",
      text: decisionsText(parties, sellerDecides),
    },
  ];
}

function decisionsText(parties: readonly Party[], sellerDecides: boolean): string[] {
  const [first] = parties;
  const spouses = parties.filter(({ kind }) => kind === "spouse").length;
  const together = [
    "Les mandants, propriétaires ensemble du bien, donnent ce mandat d’un commun accord ; « le mandant » les désigne tous.",
    sellerDecides && first
      ? `Ils donnent pouvoir à ${signerNameOf(first)} de décider pour tous, avec son seul code de signature, d’un changement de prix, de l’acceptation d’une offre et du retrait de la vente (article 815-3 du code civil).`
      : "Un changement de prix, l’acceptation d’une offre et le retrait de la vente demandent l’accord de chacun, donné par son code de signature.",
  ];
  return [
    ...(parties.length - spouses > 1 ? together : []),
    ...(spouses > 0
      ? [
          "Le bien est le logement de la famille : le conjoint donne son accord au mandat, à tout changement de prix et à l’acceptation d’une offre (article 215 du code civil).",
        ]
      : []),
  ];
}

export const homeTown = ({ address, postalCode, city }: SignedDocument["home"]) =>
  `${address}, ${postalCode} ${city}`;

/** The home, as far as it is described. */
export function homeLines(home: SignedDocument["home"]): Line[] {
  const { type, rooms, surfaceDm2, landSurfaceM2, lot, parcelId, coownershipLots, id } = home;
  return [
    ["Nature", `${PROPERTY_TYPE_LABELS[type]}, ${formatCount(rooms, "pièce", "pièces")}`],
    ["Situation", homeTown(home)],
    ...line("Lot ou porte", lot),
    ...line("Parcelle cadastrale", parcelId),
    [
      coownershipLots === null ? "Surface habitable" : "Surface (loi Carrez)",
      formatSurface(surfaceDm2),
    ],
    ...(landSurfaceM2 === null
      ? []
      : ([["Terrain", `${formatInteger(landSurfaceM2)} m²`]] satisfies Line[])),
    ...(coownershipLots === null
      ? []
      : ([["Copropriété", formatCount(coownershipLots, "lot", "lots")]] satisfies Line[])),
    ["Référence de l’annonce", id.toUpperCase()],
  ];
}

/** The VAT of an amount, or why there is none. */
export const vatLine = (vatBps: number, vatCents: number): Line => [
  vatLabel(vatBps),
  vatBps === 0 ? "Article 294 du code général des impôts" : formatExactPrice(vatCents),
];

/** A price, and what it costs the seller. */
export const priceLines = (price: SignedDocument["price"]): Line[] => [
  ["Prix du mandat", `${formatExactPrice(price.priceCents)}, honoraires inclus`],
  ["Forfait", price.tierName],
  ["Honoraires TTC", formatExactPrice(price.feeCents)],
  ["Honoraires hors taxes", formatExactPrice(price.excludingVatCents)],
  vatLine(priceOf(price).vatBps, price.vatCents),
];

const givenLines = ({ name, signedAt, email }: GivenSignature, clock: HomeClock): Line[] => [
  ["Signé par", name],
  ["Le", formatMoment(signedAt, clock)],
  ["Confirmé par", `un code à usage unique envoyé à ${email}`],
];

/** How it was signed, by each. */
export function signatureSection(
  { others, signedAt, name, email, signatureId, termsSha256, number }: SignatureBlock,
  place: string,
  clock: HomeClock,
): DocumentSection {
  return {
    title: others.length === 0 ? "Signature" : "Signatures",
    lines: [
      ...others.flatMap((each) => givenLines(each, clock)),
      ...givenLines({ name, signedAt, email }, clock),
      ["À distance, sur", place],
      ["Registre des mandats", `n° ${number}`],
      ["Référence", signatureId.toUpperCase()],
      ["Empreinte des clauses", `SHA-256 ${termsSha256}`],
    ],
    text: "Signature électronique au sens de l’article 1367 du code civil. Le dossier de preuve conserve l’identité du signataire, l’heure, l’origine de la connexion, le message qui portait le code et les empreintes des clauses et de ce fichier.",
  };
}

/** The clause of portals, whichever paper has it. */
export const diffusionTexts = (portals: readonly string[]): string[] => [
  `Le mandant autorise le mandataire à transmettre l’annonce du bien, telle qu’elle est publiée sur son site, à ${joinWords([...portals])}. Elle y paraît avec les mentions que la loi exige, et avec l’adresse telle que le mandant a choisi de la montrer. Les honoraires n’en changent pas.`,
  "Aucun autre portail ne la reçoit. Cette autorisation se retire à tout moment depuis l’espace du vendeur, sans motif ni signature : l’annonce quitte alors les fichiers transmis ensuite. Elle prend fin avec le mandat.",
];

export const footerOf = (publisher: DocumentPublisher, what: string) =>
  `${what} · ${publisherName(publisher)}`;
