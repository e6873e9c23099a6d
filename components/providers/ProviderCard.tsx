import { Link } from "@/components/ui/Link";
import { typeset } from "@/lib/communes/french";
import type { Subject } from "@/lib/providers/schemas";
import type { ProviderView } from "@/lib/providers/views";
import { providerRoutes } from "@/lib/routes/providers";
import { PROVIDER_TYPE_LABELS, PROVIDERS } from "./copy";
import {
  ProviderBadges,
  ProviderPapers,
  ProviderSpecialties,
  ProviderTerms,
} from "./ProviderFacts";

/** A provider of the directory, as an `<li>`. */
export function ProviderCard({
  provider,
  subject = {},
  heading: Heading = "h3",
}: {
  provider: ProviderView;
  /** What a request to them is to be about. */
  subject?: Partial<Subject>;
  heading?: "h2" | "h3";
}) {
  const { id, name, type, place, description, distanceKm } = provider;
  const where = [PROVIDER_TYPE_LABELS[type], `${typeset(place.name)} (${place.departmentCode})`];
  if (distanceKm !== null) where.push(PROVIDERS.distance(distanceKm));
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2 empty:hidden">
          <ProviderBadges provider={provider} />
        </div>
        <Heading className="text-subheading font-bold">
          <Link href={providerRoutes.one(id, subject)} className="hover:text-brand hover:underline">
            {name}
          </Link>
        </Heading>
        <p className="text-small text-ink-soft">{where.join(" · ")}</p>
      </div>
      <p>{description}</p>
      <ProviderSpecialties specialties={provider.specialties} />
      <div className="mt-auto flex flex-col gap-4 border-t border-line pt-4">
        <ProviderTerms provider={provider} />
        <ProviderPapers provider={provider} />
      </div>
    </li>
  );
}
