import { ofName } from "../../kernel/elision.ts";
import { formatExactPrice } from "../../kernel/format.ts";
import { formatCivilDate, formatCivilMonth, formatMoment } from "../../kernel/format-date.ts";
import { NAMED_PARIS_CLOCK } from "../../kernel/place.ts";
import { earningRoutes } from "../../routes/payouts.ts";
import type { NotificationEvent } from "../events.ts";
import { type NotificationTexts, quoted, short } from "./words.ts";

type PayoutEvent = Extract<
  NotificationEvent,
  `commission.${string}` | `statement.${string}` | `payout.${string}`
>;

const openAccount = { label: "Voir mon compte", path: earningRoutes.account };

/** Of a looper's ledger, statements and payments. */
export const PAYOUT_TEXTS: NotificationTexts<PayoutEvent> = {
  "commission.reversed": ({ entryId, title, amountCents, note }) => ({
    title: `Une commission de ${formatExactPrice(amountCents)} est régularisée`,
    lines: [`Bien : ${quoted(title)}.`, `« ${short(note, 200)} »`],
    action: { label: "Voir la ligne", path: earningRoutes.commission(entryId) },
  }),

  "statement.sent": ({ statementId, month, totalCents, until }) => ({
    title: `Votre relevé ${ofName(formatCivilMonth(month))} est à vérifier`,
    lines: [
      `Il s’élève à ${formatExactPrice(totalCents)}. Vous avez jusqu’au ${formatCivilDate(until)} pour contester une ligne ; sans réponse, il est émis.`,
    ],
    action: { label: "Vérifier le relevé", path: earningRoutes.statement(statementId) },
  }),

  "statement.issued": ({ statementId, month, totalCents, number }) => ({
    title: `Votre relevé ${ofName(formatCivilMonth(month))} est émis`,
    lines: [`Il porte le numéro ${number} et s’élève à ${formatExactPrice(totalCents)}.`],
    action: { label: "Voir le relevé", path: earningRoutes.statement(statementId) },
  }),

  "statement.contest-decided": ({ entryId, title, outcome, reply }) => ({
    title:
      outcome === "upheld"
        ? "La ligne que vous contestez est maintenue"
        : "La ligne que vous contestez est annulée",
    lines: [`Bien : ${quoted(title)}.`, `« ${short(reply, 200)} »`],
    action: { label: "Voir la ligne", path: earningRoutes.commission(entryId) },
  }),

  "payout.paid": ({ amountCents, paidOn, lastFour }) => ({
    title: `${formatExactPrice(amountCents)} vous sont versés`,
    lines: [
      `Virement du ${formatCivilDate(paidOn)} sur votre compte qui se termine par ${lastFour}.`,
    ],
    action: { label: "Voir mes relevés", path: earningRoutes.statements },
  }),

  "payout.refused": ({ amountCents, reason, lastFour }) => ({
    title: `Un versement de ${formatExactPrice(amountCents)} n’a pas abouti`,
    lines: [
      `Compte qui se termine par ${lastFour} : ${reason}. Vérifiez votre compte bancaire : la somme reste due et sera versée avec le prochain lot.`,
    ],
    action: { label: "Vérifier mon compte", path: earningRoutes.account },
  }),

  "payout.account-changed": ({ lastFour, payableFrom }) => ({
    title: "Votre compte bancaire est enregistré",
    lines: [
      `Compte qui se termine par ${lastFour}, utilisable à partir du ${formatMoment(payableFrom, NAMED_PARIS_CLOCK)}.`,
    ],
    action: openAccount,
  }),

  "payout.account-in-force": ({ lastFour }) => ({
    title: "Vos commissions sont versées sur votre nouveau compte",
    lines: [`Le compte qui se termine par ${lastFour} remplace le précédent.`],
    action: openAccount,
  }),
};
