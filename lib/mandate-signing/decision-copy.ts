import { BRAND } from "../content/brand.ts";
import type { DocumentSection, DocumentText } from "../kernel/document-text.ts";
import { formatExactPrice, formatPrice } from "../kernel/format.ts";
import { formatCivilDate, formatDate } from "../kernel/format-date.ts";
import { namedClock, zoneOf } from "../kernel/place.ts";
import type { WithdrawReason } from "../listings/states/rules.ts";
import {
  type AcceptanceDocument,
  type DiffusionDocument,
  partiesOfDocument,
  type SignatureBlock,
  type WithdrawalDocument,
} from "./document.ts";
import {
  diffusionTexts,
  footerOf,
  homeLines,
  homeTown,
  MARKS,
  publisherLines,
  sellersSections,
  signatureSection,
} from "./document-copy.ts";
import { documentName } from "./document-name.ts";

const REASONS: Readonly<Record<WithdrawReason, string>> = {
  sold_elsewhere: "Le bien est vendu par un autre moyen.",
  not_selling: "Les mandants ne souhaitent plus vendre.",
  other: "Un autre motif, que les mandants ne précisent pas.",
};

type DecisionDocument = AcceptanceDocument | WithdrawalDocument | DiffusionDocument;

const TITLES: Readonly<Record<DecisionDocument["kind"], string>> = {
  acceptance: "Acceptation d’une offre d’achat",
  withdrawal: "Retrait de la vente",
  diffusion: "Avenant : diffusion de l’annonce sur d’autres sites",
};

/** What a decision of all who sell says: a draft of it before the signatures. */
function decisionText(
  document: DecisionDocument,
  signature: SignatureBlock | null,
  amountCents: number,
  decided: DocumentSection[],
): DocumentText {
  const { publisher, home, trial, mandateNumber, mandateSignedAt } = document;
  const signedOn = formatDate(new Date(mandateSignedAt), zoneOf(home.communeCode));
  const name = documentName(document, mandateNumber);
  return {
    title: TITLES[document.kind],
    subtitle: `Mandat n° ${mandateNumber}, signé le ${signedOn}`,
    mark: trial ? MARKS.trial : signature === null ? MARKS.draft : null,
    headline: { amount: formatPrice(amountCents), home: home.title, town: homeTown(home) },
    sections: [
      ...sellersSections(partiesOfDocument(document), document.sellerDecides ?? false),
      { title: "Le mandataire", lines: publisherLines(publisher) },
      { title: "Le bien", lines: homeLines(home) },
      ...decided,
      ...(signature === null
        ? []
        : [signatureSection(signature, BRAND.name, namedClock(home.communeCode))]),
    ],
    footer: footerOf(publisher, name),
  };
}

export const acceptanceText = (
  document: AcceptanceDocument,
  signature: SignatureBlock | null,
): DocumentText => {
  const { offer } = document;
  return decisionText(document, signature, offer.amountCents, [
    {
      title: "L’offre acceptée",
      lines: [
        ["Acquéreur", offer.buyerName],
        ["Prix de vente", formatExactPrice(offer.amountCents)],
        ["Financement déclaré", offer.financing],
        ["Valable jusqu’au", `${formatCivilDate(offer.expiryDate)} inclus`],
        ["Référence de l’offre", offer.id.toUpperCase()],
      ],
    },
    {
      title: "Conditions de l’offre",
      text: offer.conditions ?? "L’offre est faite sans condition particulière.",
    },
    {
      title: "Ce que décident les mandants",
      text: "Les mandants acceptent cette offre au prix et aux conditions ci-dessus. L’acceptation prend effet avec la dernière signature, si l’offre n’a pas été retirée et n’a pas expiré avant. Le compromis, que le notaire établit, reste à signer.",
    },
  ]);
};

export const withdrawalText = (
  document: WithdrawalDocument,
  signature: SignatureBlock | null,
): DocumentText =>
  decisionText(document, signature, document.price.priceCents, [
    {
      title: "Ce que décident les mandants",
      text: [
        `Les mandants retirent le bien de la vente. ${REASONS[document.reason]}`,
        "Le retrait prend effet avec la dernière signature : l’annonce quitte le site, les visites et les offres en attente s’arrêtent. Rien n’est dû au mandataire, sauf ce qui résulterait d’une vente conclue avec un acquéreur qu’il a présenté.",
      ],
    },
  ]);

export const diffusionText = (
  document: DiffusionDocument,
  signature: SignatureBlock | null,
): DocumentText =>
  decisionText(document, signature, document.price.priceCents, [
    { title: "Ce qui est ajouté au mandat", text: diffusionTexts(document.diffusion.portals) },
    {
      title: "Ce qui ne change pas",
      text: "Toutes les clauses du mandat demeurent : son prix, sa durée, les honoraires et les obligations des deux parties.",
    },
  ]);
