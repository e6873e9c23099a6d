import { formatExactPrice } from "../kernel/format.ts";
import { formatCivilDate } from "../kernel/format-date.ts";
import type { PaymentMethod } from "./rules.ts";

/** How an invoice was paid. */
export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  transfer: "Virement du vendeur",
  notary: "Par le notaire",
};

/** What is wrong with the fields of a payment. */
export const PAYMENT_FIELDS = {
  method: "Choisissez comment le règlement est arrivé",
  day: "Indiquez la date du règlement",
  dayBounds: (min: string, max: string) =>
    `Choisissez une date entre le ${formatCivilDate(min)} et le ${formatCivilDate(max)}`,
  amount: "Indiquez un montant supérieur à zéro",
  amountMost: (restCents: number) => `Il reste ${formatExactPrice(restCents)} à régler au plus`,
  reference: "Recopiez la référence du relevé, en 2 à 140 caractères",
  reason: "Dites pourquoi ce règlement est annulé, en 5 à 140 caractères",
} as const;
