import type { ReactNode } from "react";
import { Photo } from "@/components/listings/Photo";
import { PROVIDER_TYPE_LABELS } from "@/components/providers/copy";
import {
  ProviderBadges,
  ProviderPapers,
  ProviderSpecialties,
  ProviderTerms,
} from "@/components/providers/ProviderFacts";
import { Breadcrumb, type Crumb } from "@/components/ui/Breadcrumb";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { inCommune, typeset } from "@/lib/communes/french";
import { withQuery } from "@/lib/kernel/query";
import type { Subject } from "@/lib/providers/schemas";
import type { ProviderPageView } from "@/lib/providers/views";
import { providerRoutes } from "@/lib/routes/providers";
import { quoteRoutes } from "@/lib/routes/quotes";
import { DIRECTORY } from "../../prestataires/copy";
import { PROVIDER } from "./copy";
import { ProviderReviews } from "./ProviderReviews";

/** Everything the directory knows of a provider. */
export function ProviderScreen({
  provider,
  subject,
  crumbs,
}: {
  provider: ProviderPageView;
  /** What a request is to be about. */
  subject: Subject;
  crumbs: readonly Crumb[];
}) {
  const { name, type, place, description, isDemonstration, portfolio, specialties } = provider;
  const where = inCommune(typeset(place.name));
  return (
    <Container className="flex flex-col gap-8 py-6 md:py-10">
      <div className="flex flex-col gap-3">
        <Breadcrumb crumbs={crumbs} />
        <div className="flex flex-wrap gap-2 empty:hidden">
          <ProviderBadges provider={provider} />
        </div>
        <h1 className="text-title">{name}</h1>
        <p className="text-lead text-ink-soft">
          {PROVIDER.subtitle(PROVIDER_TYPE_LABELS[type], `${where} (${place.departmentCode})`)}
        </p>
      </div>
      {isDemonstration ? (
        <Callout className="max-w-text">
          <p>{PROVIDER.demonstration}</p>
        </Callout>
      ) : (
        <div className="flex flex-col items-start gap-2">
          <LinkButton href={quoteRoutes.request(provider.id, subject)}>
            {PROVIDER.request}
          </LinkButton>
          <p className="max-w-text text-small text-ink-soft">{PROVIDER.requestText}</p>
        </div>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <div className="flex flex-col gap-8">
          <p className="max-w-text">{description}</p>
          <Part id="specialites" title={PROVIDER.specialties}>
            <ProviderSpecialties specialties={specialties} />
          </Part>
          {portfolio.length > 0 && (
            <Part
              id="realisations"
              title={isDemonstration ? PROVIDER.illustrations : PROVIDER.portfolio}
            >
              <ul className="grid gap-3 sm:grid-cols-2">
                {portfolio.map((photo) => (
                  <li key={photo.mediaKey}>
                    <Photo
                      photo={photo}
                      sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
                      className="h-auto w-full rounded-card"
                    />
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {!isDemonstration && (
            <Part id="avis" title={PROVIDER.reviews}>
              <ProviderReviews reviews={provider.reviews} />
            </Part>
          )}
        </div>
        <div className="flex flex-col gap-8 rounded-card border border-line bg-surface p-5 sm:p-6">
          <Part id="tarif" title={PROVIDER.terms}>
            <ProviderTerms provider={provider} />
          </Part>
          <Part id="pieces" title={PROVIDER.papers}>
            <ProviderPapers provider={provider} />
          </Part>
        </div>
      </div>
      <LinkButton
        href={withQuery(providerRoutes.of(type, place.slug), { bien: subject.home })}
        variant="secondary"
        className="self-start"
      >
        {PROVIDER.others(DIRECTORY.plurals[type], where)}
      </LinkButton>
    </Container>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
