import { BRAND } from "../content/brand.ts";
import type { DocumentText } from "../kernel/document-text.ts";
import { formatExactPrice, formatPrice } from "../kernel/format.ts";
import { formatDate } from "../kernel/format-date.ts";
import { namedClock, zoneOf } from "../kernel/place.ts";
import { type AmendmentDocument, partiesOfDocument, type SignatureBlock } from "./document.ts";
import {
  footerOf,
  homeLines,
  homeTown,
  MARKS,
  priceLines,
  publisherLines,
  sellersSections,
  signatureSection,
} from "./document-copy.ts";

/** What an amendment says: a draft of it before the signature. */
export function amendmentText(
  document: AmendmentDocument,
  signature: SignatureBlock | null,
): DocumentText {
  const { publisher, home, price, former, trial, mandateNumber, position } = document;
  const name = `Avenant n° ${position} au mandat n° ${mandateNumber}`;
  return {
    title: name,
    subtitle: `Mandat de vente sans exclusivité signé le ${formatDate(new Date(document.mandateSignedAt), zoneOf(home.communeCode))}`,
    mark: trial ? MARKS.trial : signature === null ? MARKS.draft : null,
    headline: { amount: formatPrice(price.priceCents), home: home.title, town: homeTown(home) },
    sections: [
      ...sellersSections(partiesOfDocument(document), document.sellerDecides ?? false),
      { title: "Le mandataire", lines: publisherLines(publisher) },
      { title: "Le bien", lines: homeLines(home) },
      {
        title: "Ce qui change",
        lines: [
          [
            "Jusqu’ici",
            `${formatExactPrice(former.priceCents)}, forfait ${former.tierName}, honoraires de ${formatExactPrice(former.feeCents)} TTC`,
          ],
          [
            "Désormais",
            `${formatExactPrice(price.priceCents)}, forfait ${price.tierName}, honoraires de ${formatExactPrice(price.feeCents)} TTC`,
          ],
        ],
        text: "Les parties conviennent du nouveau prix du mandat et des honoraires du barème qui lui correspondent, à la charge du mandant, dus seulement à la conclusion de la vente.",
      },
      { title: "Prix et rémunération", lines: priceLines(price) },
      {
        title: "Ce qui ne change pas",
        text: "Toutes les autres clauses du mandat demeurent : sa durée, qui continue de courir depuis sa signature, et les obligations des deux parties.",
      },
      ...(signature === null
        ? []
        : [signatureSection(signature, BRAND.name, namedClock(home.communeCode))]),
    ],
    footer: footerOf(publisher, name),
  };
}
