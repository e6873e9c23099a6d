import { Badge } from "@/components/ui/Badge";
import { Icon } from "@/components/ui/Icon";
import { formatBasisPoints, formatDecimal, formatPrice } from "@/lib/kernel/format";
import type { ProviderPrice, ProviderView } from "@/lib/providers/views";
import { AVAILABILITY_LABELS, PROVIDER_TYPE_LABELS, PROVIDERS } from "./providers-copy";

function priceLabel(price: ProviderPrice): string {
  switch (price.unit) {
    case "fixed":
      return PROVIDERS.fixed(formatPrice(price.cents));
    case "hourly":
      return PROVIDERS.hourly(formatPrice(price.cents));
    case "percentage":
      return PROVIDERS.percentage(formatBasisPoints(price.rateBps));
  }
}

/** A provider of the directory, as an `<li>`. */
export function ProviderCard({ provider }: { provider: ProviderView }) {
  const { name, type, location, description, ratingTenths, reviewCount, verified } = provider;
  return (
    <li className="flex flex-col gap-3 rounded-card bg-sunken p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <h3 className="font-semibold">{name}</h3>
          <p className="text-small text-ink-soft">{`${PROVIDER_TYPE_LABELS[type]} · ${location}`}</p>
        </div>
        {verified && (
          <Badge tone="leaf">
            <Icon name="badge-check" className="size-4" />
            {PROVIDERS.verified}
          </Badge>
        )}
      </div>
      <p className="text-small">{description}</p>
      <ul className="flex flex-wrap gap-2">
        {[...provider.specialties, ...provider.certifications].map((text) => (
          <li key={text}>
            <Badge tone="brand">{text}</Badge>
          </li>
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-small">
        <span className="inline-flex items-center gap-1.5">
          <Icon name="star" className="size-4 text-brand" />
          {PROVIDERS.rating(formatDecimal(ratingTenths / 10), reviewCount)}
        </span>
        <span>{priceLabel(provider.price)}</span>
        <span>{AVAILABILITY_LABELS[provider.availability]}</span>
      </p>
    </li>
  );
}
