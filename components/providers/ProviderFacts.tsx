import { Badge } from "@/components/ui/Badge";
import { Icon } from "@/components/ui/Icon";
import { CARD } from "@/lib/content/common";
import type { ProviderView } from "@/lib/providers/views";
import { AVAILABILITY_LABELS, CHECK_LABELS, PROVIDERS } from "./copy";
import { priceLabel } from "./price-label";

/** Whether a provider's papers were checked, and whether it is a demonstration. */
export function ProviderBadges({
  provider: { verified, isDemonstration },
}: {
  provider: Pick<ProviderView, "verified" | "isDemonstration">;
}) {
  return (
    <>
      {verified && (
        <Badge tone="leaf">
          <Icon name="badge-check" className="size-4" />
          {PROVIDERS.verified}
        </Badge>
      )}
      {isDemonstration && <Badge tone="mimosa">{CARD.demonstration}</Badge>}
    </>
  );
}

/** What a provider charges, when it comes, what those who hired it think. */
export function ProviderTerms({ provider }: { provider: ProviderView }) {
  const { price, availability, ratingTenths, reviewCount } = provider;
  const terms = [
    [PROVIDERS.price, priceLabel(price)],
    [PROVIDERS.availability, AVAILABILITY_LABELS[availability]],
    [PROVIDERS.reviews, PROVIDERS.rating(ratingTenths, reviewCount)],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-3">
      {terms.map(([term, value]) => (
        <div key={term}>
          <dt className="text-fine text-ink-soft">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The papers that the team read, with their number and last day; what is declared stands apart. */
export function ProviderPapers({ provider }: { provider: ProviderView }) {
  const { checks, verified, certifications } = provider;
  return (
    <div className="flex flex-col gap-2 text-small">
      {!verified && <p className="text-ink-soft">{PROVIDERS.notVerified}</p>}
      {checks.length > 0 && (
        <ul className="flex flex-col gap-1.5" aria-label={PROVIDERS.checked}>
          {checks.map(({ kind, number, body, validUntil }) => (
            <li key={kind} className="flex gap-2">
              <Icon name="file-check-2" className="mt-0.5 size-4 shrink-0 text-leaf" />
              <span>
                {CHECK_LABELS[kind]}
                <span className="block text-fine text-ink-soft">
                  {`${PROVIDERS.check(number, body)}, ${PROVIDERS.validUntil(validUntil)}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {certifications.length > 0 && (
        <p className="text-ink-soft">
          {`${PROVIDERS.certifications} : ${certifications.join(", ")}.`}
        </p>
      )}
    </div>
  );
}

/** What a provider is good at. */
export function ProviderSpecialties({ specialties }: Pick<ProviderView, "specialties">) {
  if (specialties.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={PROVIDERS.specialties}>
      {specialties.map((text) => (
        <li key={text}>
          <Badge tone="brand">{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
