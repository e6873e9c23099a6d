import { formatChange, formatPrice } from "../../lib/kernel/format.ts";
import { changeInPercent, type HistoryItem } from "../../lib/listings/states/history.ts";

const KINDS: Record<Exclude<HistoryItem["kind"], "price_changed">, string> = {
  published: "Annonce publiée",
  back_on_market: "De nouveau en vente",
  under_offer: "Offre acceptée",
  sold: "Bien vendu",
};

/** A price that went down or up: with its share, unless that rounds to nothing. */
export function priceSentence(change: NonNullable<HistoryItem["change"]>): string {
  const { fromCents, toCents } = change;
  const percent = changeInPercent(change);
  const what = toCents < fromCents ? "Prix baissé" : "Prix relevé";
  const share = percent === 0 ? "" : ` (${formatChange(percent)})`;
  return `${what} de ${formatPrice(fromCents)} à ${formatPrice(toCents)}${share}`;
}

/** The dated history of a listing. */
export const HISTORY = {
  title: "Historique de l’annonce",
  separator: " : ",
  sentence: ({ kind, change }: HistoryItem) =>
    kind === "price_changed" ? (change ? priceSentence(change) : "") : KINDS[kind],
} as const;
