import { ContactLink } from "@/components/contact/ContactLink";
import { ProviderCard } from "@/components/providers/ProviderCard";
import { Breadcrumb, type Crumb } from "@/components/ui/Breadcrumb";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Container } from "@/components/ui/Container";
import { EmptyState } from "@/components/ui/EmptyState";
import { Link } from "@/components/ui/Link";
import type { NamedCommune } from "@/lib/communes/commune";
import { inCommune, ofCommune, typeset } from "@/lib/communes/french";
import { PROVIDER_TYPES } from "@/lib/kernel/provider-kinds";
import { withQuery } from "@/lib/kernel/query";
import { filteredPath } from "@/lib/providers/schemas";
import { providerRoutes } from "@/lib/routes/providers";
import { communeText } from "@/lib/search/places/rules";
import { DIRECTORY } from "../copy";
import type { LoadedDirectory } from "../load";
import { directoryTitle } from "../sentences";
import { DirectoryForm } from "./DirectoryForm";

/** Providers by trade and place, and how they are ranked. */
export function DirectoryScreen({
  directory,
  crumbs,
}: {
  directory: LoadedDirectory;
  crumbs: readonly Crumb[];
}) {
  return (
    <Container className="flex flex-col gap-8 py-6 md:py-10">
      <div className="flex flex-col gap-3">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="text-title">{directoryTitle(directory)}</h1>
        <p className="max-w-text text-lead text-ink-soft">{DIRECTORY.lead}</p>
      </div>
      <DirectoryForm directory={directory} />
      <Results directory={directory} />
      <Trades directory={directory} />
      <section aria-labelledby="classement" className="flex max-w-text flex-col gap-3">
        <h2 id="classement" className="text-heading">
          {DIRECTORY.ranking}
        </h2>
        {DIRECTORY.rankingTexts.map((text) => (
          <p key={text} className="text-small text-ink-soft">
            {text}
          </p>
        ))}
        <ContactLink className="text-small" />
      </section>
    </Container>
  );
}

/** Whoever is found, with what has to be known about it. */
function Results({ directory }: { directory: LoadedDirectory }) {
  const { place, commune, home, view, isUnread } = directory;
  const subject = { home, place: commune?.slug ?? null };
  const { providers, total, isBeyond, precision } = view;
  const precisionNote = precision && DIRECTORY.precision[precision];
  return (
    <div className="flex flex-col gap-5">
      {isUnread && (
        <Callout tone="warning">
          <p>{DIRECTORY.unread}</p>
        </Callout>
      )}
      {place.kind === "unknown" && (
        <Callout tone="warning">
          <p>{DIRECTORY.unknown(place.text)}</p>
          {place.suggestions.length > 0 && (
            <Choice label={DIRECTORY.perhaps} communes={place.suggestions} directory={directory} />
          )}
        </Callout>
      )}
      {place.kind === "several" && (
        <Callout>
          <Choice
            label={DIRECTORY.several(place.text)}
            communes={place.communes}
            directory={directory}
          />
        </Callout>
      )}
      {commune && isBeyond && (
        <Callout>
          <p>{DIRECTORY.beyond(aroundText(commune))}</p>
        </Callout>
      )}
      {precisionNote && <p className="text-small text-ink-soft">{precisionNote}</p>}
      {commune && precision === null && (
        <p className="text-small text-ink-soft">{DIRECTORY.noDistance}</p>
      )}
      {providers.length === 0 ? (
        <EmptyState
          title={DIRECTORY.empty}
          actions={
            <LinkButton href={providerRoutes.all} variant="secondary">
              {DIRECTORY.emptyAction}
            </LinkButton>
          }
        >
          <p>{DIRECTORY.emptyText}</p>
        </EmptyState>
      ) : (
        <>
          <p className="font-semibold">
            {total > providers.length
              ? DIRECTORY.firstOf(providers.length, total)
              : DIRECTORY.count(total)}
          </p>
          <ul className="grid gap-5 lg:grid-cols-2">
            {providers.map((provider) => (
              <ProviderCard key={provider.id} provider={provider} subject={subject} heading="h2" />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** "de Rennes", for a distance. */
const aroundText = (commune: NamedCommune) => ofCommune(typeset(commune.name));

/** Communes to choose from: each a link to the same page around it. */
function Choice({
  label,
  communes,
  directory: { type, filters, home },
}: {
  label: string;
  communes: readonly NamedCommune[];
  directory: LoadedDirectory;
}) {
  const hrefOf = (commune: NamedCommune) =>
    type === null
      ? filteredPath(providerRoutes.all, filters, { location: communeText(commune), home })
      : filteredPath(providerRoutes.of(type, commune.slug), filters, { home });
  return (
    <>
      <p>{label}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {communes.map((commune) => (
          <li key={commune.code}>
            <Link href={hrefOf(commune)} className="text-link inline-flex min-h-11 items-center">
              {typeset(communeText(commune))}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The other trades, around the same commune. */
function Trades({ directory: { type, commune, home } }: { directory: LoadedDirectory }) {
  const others = PROVIDER_TYPES.filter((other) => other !== type);
  return (
    <nav aria-labelledby="metiers">
      <h2 id="metiers" className="text-heading">
        {DIRECTORY.trades}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {others.map((other) => (
          <li key={other}>
            <Link
              href={withQuery(providerRoutes.of(other, commune?.slug), { bien: home })}
              className="text-link inline-flex min-h-11 items-center"
            >
              {commune
                ? DIRECTORY.titleIn(other, inCommune(typeset(commune.name)))
                : DIRECTORY.plurals[other]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
