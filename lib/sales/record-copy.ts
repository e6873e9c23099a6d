import { BRAND } from "../content/brand.ts";
import { PROPERTY_TYPE_LABELS } from "../content/common.ts";
import type { DocumentSection, DocumentText } from "../kernel/document-text.ts";
import { formatPrice, formatSurface } from "../kernel/format.ts";
import { formatCivilDate, formatDate, formatMoment } from "../kernel/format-date.ts";
import { namedClock } from "../kernel/place.ts";
import type { SaleTerms } from "./record.ts";
import { WITHDRAWAL_DAYS } from "./rules.ts";

const FINANCING: Record<SaleTerms["offer"]["financingType"], string> = {
  cash: "Au comptant, sans prêt",
  loan: "Par un prêt",
  mixed: "Par un apport et un prêt",
};

/** The whole text of a record: each part has lines, or none. */
interface RecordText extends DocumentText {
  sections: readonly (DocumentSection & Required<Pick<DocumentSection, "lines">>)[];
}

const fees = ({ fee }: SaleTerms) =>
  fee.mandateNumber === null
    ? `${formatPrice(fee.feeCents)} TTC, forfait ${fee.tierName}, estimé sur le prix affiché avant la signature du mandat`
    : `${formatPrice(fee.feeCents)} TTC, forfait ${fee.tierName}, mandat n°\u00a0${fee.mandateNumber}`;

/** What the buyer ticked in the offer: the record says whose word it is. */
function declared({
  financingType,
  financingApproved,
}: Pick<SaleTerms["offer"], "financingType" | "financingApproved">): string {
  if (financingType === "cash")
    return financingApproved ? "Fonds disponibles" : "Aucune sur les fonds";
  return financingApproved ? "Accord de principe de la banque" : "Aucune sur l’accord de la banque";
}

/** How an offer says that it is paid, on one line. */
export const declaredFinancing = (
  offer: Pick<SaleTerms["offer"], "financingType" | "financingApproved">,
): string => `${FINANCING[offer.financingType]} (déclaration de l’acquéreur : ${declared(offer)})`;

/** What the record of a sale says, from its terms alone. */
export function recordText(saleId: string, terms: SaleTerms): RecordText {
  const { property, offer, fee } = terms;
  const acceptedAt = new Date(terms.acceptedAt);
  const reference = saleId.toUpperCase();
  // A postal code begins with its department, as a commune's code does.
  const clock = namedClock(property.postalCode);
  const accepted = formatMoment(acceptedAt, clock);
  const isCounter = offer.author === "seller";
  return {
    title: "Récapitulatif de l’offre acceptée",
    subtitle: `Vente ${reference} · offre acceptée le ${accepted}`,
    headline: {
      amount: formatPrice(offer.amountCents),
      home: property.title,
      town: `${property.address}, ${property.postalCode} ${property.city}`,
    },
    sections: [
      {
        title: "Les parties",
        lines: [
          ["Vendeur", terms.sellerName],
          ["Acquéreur", terms.buyerName],
          ...(terms.looperName === null ? [] : [["Looper", terms.looperName] as const]),
        ],
      },
      {
        title: "Le bien",
        lines: [
          ["Nature", `${PROPERTY_TYPE_LABELS[property.type]}, ${property.rooms}\u00a0pièces`],
          ["Surface", formatSurface(property.surfaceDm2)],
          ["Prix affiché à l’acceptation", formatPrice(property.priceCents)],
          ["Référence de l’annonce", property.id.toUpperCase()],
        ],
      },
      {
        title: "Ce qui a été convenu",
        lines: [
          ["Prix de vente", formatPrice(offer.amountCents)],
          [
            isCounter ? "Contre-proposition du vendeur" : "Offre de l’acquéreur",
            `faite le ${formatDate(new Date(offer.madeAt), clock.zone)}, valable jusqu’au ${formatCivilDate(offer.expiryDate)} inclus`,
          ],
          ["Financement", FINANCING[offer.financingType]],
          ["Déclaration de l’acquéreur", declared(offer)],
        ],
      },
      {
        title: "Conditions",
        lines: [],
        text: offer.conditions ?? "L’offre a été acceptée sans condition particulière.",
      },
      {
        title: "Honoraires",
        lines: [
          ["À la charge du vendeur", fees(terms)],
          ["Net vendeur", formatPrice(fee.netCents)],
        ],
        text: "Les honoraires ne sont dus qu’une fois la vente conclue. Rien n’est demandé à l’acquéreur, et aucune somme ne peut être versée avant le compromis.",
      },
      {
        title: "La suite",
        lines: [],
        text: `Le notaire établit le compromis de vente, que les deux parties signent. L’acquéreur dispose ensuite de ${WITHDRAWAL_DAYS}\u00a0jours pour se rétracter, comptés à partir du lendemain de la première présentation de la lettre qui le lui notifie\u00a0; un délai qui expire un samedi, un dimanche ou un jour férié est prolongé jusqu’au premier jour ouvrable suivant.`,
      },
    ],
    footer: `Document établi par ${BRAND.name} à partir de l’offre acceptée. Il ne remplace ni le compromis ni l’acte de vente.`,
  };
}
