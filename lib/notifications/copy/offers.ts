import type { RemindedSaleTask } from "../../content/sale-reminders.ts";
import { formatExactPrice, formatPrice } from "../../kernel/format.ts";
import { formatCivilDate, withClock } from "../../kernel/format-date.ts";
import { routes } from "../../routes/public.ts";
import { spaceRoutes } from "../../routes/space.ts";
import type { EventData, NotificationEvent } from "../events.ts";
import { motive, type NotificationTexts, person, quoted, short } from "./words.ts";

type OfferEvent = Extract<NotificationEvent, `offer.${string}` | `sale.${string}`>;
const seeOffer = (offerId: string, label: string) => ({ label, path: spaceRoutes.offer(offerId) });
const seeSale = (saleId: string, label: string) => ({ label, path: spaceRoutes.sale(saleId) });

type Reminder = EventData["sale.reminded"]["tasks"][number];

/** What a signature of a planned day is: its date stands, or passed without a record of it. */
const signature =
  (what: string) =>
  ({ late }: Reminder, day: string): string =>
    late
      ? `${what} était prévue le ${day}. Si elle n’a pas eu lieu, écrivez à l’équipe pour convenir d’une autre date.`
      : `${what} est prévue le ${day}. Prévenez l’équipe sans attendre si cette date ne convient plus.`;

/** What somebody is reminded of, with its civil day. */
const DATED_REMINDERS: Record<RemindedSaleTask, (reminder: Reminder, day: string) => string> = {
  "sign-compromis": signature("La signature du compromis"),
  "apply-loan": ({ late }, day) =>
    late
      ? `Le prêt devait être obtenu au plus tard le ${day}\u00a0: déclarez où en est votre demande.`
      : `Le prêt est à obtenir au plus tard le ${day}\u00a0: déposez votre demande, puis déclarez-la dans la vente.`,
  "obtain-loan": ({ late }, day) =>
    late
      ? `La réponse de votre banque était attendue au plus tard le ${day}\u00a0: déclarez-la dans la vente.`
      : `Déclarez la réponse de votre banque dans la vente, au plus tard le ${day}.`,
  "sign-deed": signature("La signature de l’acte de vente"),
};

/** The same without one. */
const UNDATED_REMINDERS: Record<RemindedSaleTask, string> = {
  "sign-compromis": "Le compromis est à signer.",
  "apply-loan": "Déposez votre demande de prêt, puis déclarez-la dans la vente.",
  "obtain-loan": "Déclarez la réponse de votre banque dans la vente.",
  "sign-deed": "L’acte de vente est à signer.",
};

/** Of offers and of the sales they open. */
export const OFFER_TEXTS: NotificationTexts<OfferEvent> = {
  "offer.received": ({ name, title, amountCents, expiryDate, clock, viewpoint, offerId }) => ({
    title: `Nouvelle offre : ${formatPrice(amountCents)}`,
    lines: [
      `${person(name)} fait une offre pour ${quoted(title)}, valable jusqu’au ${withClock(`${formatCivilDate(expiryDate)} inclus`, clock)}.`,
      viewpoint === "ambassador"
        ? "Le vendeur peut l’accepter, la refuser ou faire une contre-proposition."
        : "Vous pouvez l’accepter, la refuser ou faire une contre-proposition.",
    ],
    action: seeOffer(offerId, viewpoint === "ambassador" ? "Voir l’offre" : "Répondre à l’offre"),
  }),

  "offer.countered": ({ name, title, amountCents, expiryDate, clock, offerId }) => ({
    title: `Contre-proposition : ${formatPrice(amountCents)}`,
    lines: [
      `${person(name)} vous fait une contre-proposition pour ${quoted(title)}, valable jusqu’au ${withClock(`${formatCivilDate(expiryDate)} inclus`, clock)}.`,
      "Elle remplace l’offre précédente, qui n’a plus d’effet.",
    ],
    action: seeOffer(offerId, "Répondre"),
  }),

  "offer.accepted": ({ name, title, amountCents, saleId }) => ({
    title: `Offre acceptée : ${formatPrice(amountCents)}`,
    lines: [
      `${person(name)} accepte l’offre pour ${quoted(title)}.`,
      "La vente s’ouvre : les prochaines étapes et leurs dates vous attendent dans votre espace.",
    ],
    action: seeSale(saleId, "Suivre la vente"),
  }),

  "offer.rejected": ({ title, amountCents, reason, offerId }) => ({
    title: "Offre refusée",
    lines: [
      `L’offre de ${formatPrice(amountCents)} pour ${quoted(title)} n’est pas retenue.`,
      motive(reason),
    ],
    action: seeOffer(offerId, "Voir l’offre"),
  }),

  "offer.withdrawn": ({ name, title, amountCents, offerId }) => ({
    title: "Offre retirée",
    lines: [
      `${person(name)} retire son offre de ${formatPrice(amountCents)} pour ${quoted(title)}.`,
    ],
    action: seeOffer(offerId, "Voir l’offre"),
  }),

  "offer.possible-again": ({ listingId, title }) => ({
    title: "Ce bien est de nouveau disponible",
    lines: [
      `La vente de ${quoted(title)} ne s’est pas conclue : vous pouvez faire une nouvelle offre.`,
    ],
    action: { label: "Revoir l’annonce", path: routes.listing(listingId) },
  }),

  "sale.opened": ({ title, saleId }) => ({
    title: "La vente est ouverte",
    lines: [
      `Pour ${quoted(title)}, chaque étape jusqu’à l’acte a maintenant sa date et son responsable.`,
    ],
    action: seeSale(saleId, "Suivre la vente"),
  }),

  "sale.advanced": ({ title, step, saleId }) => ({
    title: `La vente avance : ${short(step, 80)}`,
    lines: [`Une étape de la vente de ${quoted(title)} vient d’être franchie.`],
    action: seeSale(saleId, "Suivre la vente"),
  }),

  "sale.reminded": ({ title, tasks, saleId }) => ({
    title: `Une étape vous attend\u00a0: ${quoted(title)}`,
    lines: tasks.map((task) =>
      task.by === null
        ? UNDATED_REMINDERS[task.what]
        : DATED_REMINDERS[task.what](task, formatCivilDate(task.by)),
    ),
    action: seeSale(saleId, "Ouvrir la vente"),
  }),

  "sale.payment-due": ({ title, saleId, invoiceNumber, restCents, dueOn }) => ({
    title: `Facture en retard\u00a0: ${formatExactPrice(restCents)}`,
    lines: [
      `Il reste ${formatExactPrice(restCents)} à régler pour la facture n°\u00a0${invoiceNumber} de la vente de ${quoted(title)}, due au plus tard le ${formatCivilDate(dueOn)}.`,
      "Un règlement déjà parti s’affiche dès que l’équipe l’a reçu.",
    ],
    action: seeSale(saleId, "Voir la facture"),
  }),

  "sale.fallen-through": ({ title, reason, saleId }) => ({
    title: "La vente ne se fera pas",
    lines: [`La vente de ${quoted(title)} est abandonnée.`, motive(reason)],
    action: seeSale(saleId, "Voir ce qui suit"),
  }),

  "sale.concluded": ({ title, saleId }) => ({
    title: "La vente est conclue",
    lines: [`L’acte de vente de ${quoted(title)} est signé. Félicitations !`],
    action: seeSale(saleId, "Voir la vente"),
  }),

  "sale.invoice-paid": ({ title, saleId, invoiceNumber, amountCents, restCents }) => ({
    title: `Règlement reçu : ${formatExactPrice(amountCents)}`,
    lines: [
      `Il est enregistré pour la facture n° ${invoiceNumber}, de la vente de ${quoted(title)}.`,
      restCents === 0
        ? "Votre facture est réglée en totalité. Merci !"
        : `Il reste ${formatExactPrice(restCents)} à régler.`,
    ],
    action: seeSale(saleId, "Voir la facture"),
  }),

  "sale.payment-reversed": ({ title, saleId, invoiceNumber, amountCents, restCents, reason }) => ({
    title: `Règlement annulé : ${formatExactPrice(amountCents)}`,
    lines: [
      `Le règlement enregistré pour la facture n° ${invoiceNumber}, de la vente de ${quoted(title)}, est annulé : il reste ${formatExactPrice(restCents)} à régler.`,
      motive(reason),
    ],
    action: seeSale(saleId, "Voir la facture"),
  }),
};
