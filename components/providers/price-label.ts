import { formatBasisPoints, formatPrice } from "../../lib/kernel/format.ts";
import type { ProviderPrice } from "../../lib/providers/rules.ts";
import { PROVIDERS } from "./copy.ts";

/** "190 € au forfait", "65 € de l’heure", "0,15 % du prix du bien". */
export function priceLabel(price: ProviderPrice): string {
  switch (price.unit) {
    case "fixed":
      return PROVIDERS.fixed(formatPrice(price.cents));
    case "hourly":
      return PROVIDERS.hourly(formatPrice(price.cents));
    case "percentage":
      return PROVIDERS.percentage(formatBasisPoints(price.rateBps));
  }
}
