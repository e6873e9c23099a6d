import { friendlyFormatIBAN } from "ibantools";
import type { DocumentSection, DocumentText } from "../kernel/document-text.ts";
import { formatExactPrice } from "../kernel/format.ts";
import { formatCivilDate, formatDate } from "../kernel/format-date.ts";
import { zoneOf } from "../kernel/place.ts";
import { partiesOfDocument } from "../mandate-signing/document.ts";
import {
  footerOf,
  MARKS,
  publisherLines,
  publisherName,
  sellerLines,
  vatLine,
} from "../mandate-signing/document-copy.ts";
import { invoiceAmounts } from "../mandate-signing/rules.ts";
import type { InvoiceDocument } from "./document.ts";

/** Until when, how and where to an invoice is paid. */
function settlement({
  number,
  dueOn,
  parties: { iban, publisher },
}: InvoiceDocument): DocumentSection {
  return {
    title: "Règlement",
    lines: [
      ["À régler au plus tard le", formatCivilDate(dueOn)],
      ...(iban === null
        ? []
        : ([
            ["Par virement au compte", friendlyFormatIBAN(iban) ?? iban],
            ["Au nom de", publisherName(publisher)],
          ] as const)),
      ["Référence à rappeler", `Facture n° ${number}`],
    ],
    text: `Les honoraires sont dus à la conclusion de la vente. ${
      iban === null
        ? "Ils se règlent par l’intermédiaire du notaire, qui les prélève sur le prix."
        : "Ils se règlent par l’intermédiaire du notaire, qui les prélève sur le prix, ou par virement."
    } Aucun escompte n’est accordé pour paiement anticipé.`,
  };
}

/** What the invoice of a concluded sale's fee says. */
export function invoiceText(invoice: InvoiceDocument): DocumentText {
  const { number, issuedAt, mandateNumber, parties } = invoice;
  const { publisher, home, tierName, trial } = parties;
  const zone = zoneOf(home.communeCode ?? home.postalCode);
  const amounts = invoiceAmounts(invoice);
  const town = `${home.address}, ${home.postalCode} ${home.city}`;
  return {
    title: `Facture n° ${number}`,
    subtitle: `Émise le ${formatDate(issuedAt, zone)}`,
    mark: trial ? MARKS.trial : null,
    headline: { amount: formatExactPrice(amounts.totalCents), home: home.title, town },
    sections: [
      { title: "Émise par", lines: publisherLines(publisher) },
      {
        title: "Adressée à",
        // A spouse who agreed to the sale owns nothing of the home, and owes nothing.
        lines: partiesOfDocument(parties)
          .filter(({ kind }) => kind !== "spouse")
          .flatMap(sellerLines),
      },
      {
        title: "Prestation",
        lines: [
          ["Objet", `Honoraires de vente, forfait ${tierName}`],
          ...(mandateNumber === null
            ? []
            : ([
                [
                  "Mandat",
                  `n° ${mandateNumber}, signé le ${formatDate(new Date(parties.mandateSignedAt), zone)}`,
                ],
              ] as const)),
          ["Vente conclue le", formatCivilDate(parties.concludedOn)],
        ],
      },
      {
        title: "Montants",
        amounts: [
          ["Honoraires hors taxes", formatExactPrice(amounts.feeExcludingVatCents)],
          ...(amounts.discountCents === 0
            ? []
            : ([
                [
                  "Réduction de parrainage hors taxes",
                  `− ${formatExactPrice(amounts.discountExcludingVatCents)}`,
                ],
                ["Total hors taxes", formatExactPrice(amounts.totalExcludingVatCents)],
              ] as const)),
          vatLine(invoice.vatBps, amounts.vatCents),
          ["Total à payer, toutes taxes comprises", formatExactPrice(amounts.totalCents), "total"],
        ],
        ...(amounts.discountCents > 0 && {
          text: `La réduction de parrainage vaut ${formatExactPrice(amounts.discountCents)} toutes taxes comprises : elle est déduite ici et n’est pas versée en plus.`,
        }),
      },
      settlement(invoice),
    ],
    footer: footerOf(publisher, `Facture n° ${number}`),
  };
}
