import { CHECK_LABELS, PROVIDER_TYPE_LABELS } from "@/components/providers/copy";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { ListFilters } from "@/components/trust/ListFilters";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Link } from "@/components/ui/Link";
import { typeset } from "@/lib/communes/french";
import { CARD } from "@/lib/content/common";
import { managedProviderRoutes } from "@/lib/routes/managed-providers";
import { SUSPENSION_LABELS } from "@/lib/trust/providers/copy";
import {
  MANAGED_VIEWS,
  type ManagedList,
  type ManagedProvider,
  type ManagedView,
} from "@/lib/trust/providers/views";
import { MANAGED as COPY } from "./copy";

/** The directory's providers, each with its papers. */
export function ProvidersScreen({
  view,
  search,
  list: { providers, isCut },
}: {
  view: ManagedView;
  search: string;
  list: ManagedList;
}) {
  const tabs = MANAGED_VIEWS.map((each) => ({
    label: COPY.views[each],
    href: managedProviderRoutes.list({ filtre: each }),
    current: each === view,
  }));
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        title={COPY.title}
        lead={COPY.lead}
        actions={<LinkButton href={managedProviderRoutes.enter}>{COPY.enter}</LinkButton>}
      />
      <Tabs label={COPY.tabs} tabs={tabs} />
      <ListFilters
        action={managedProviderRoutes.all}
        here={{ filtre: view }}
        search={{ label: COPY.search, words: search }}
        clearHref={managedProviderRoutes.list({ filtre: view })}
      />
      {providers.length === 0 ? (
        <NoData title={COPY.empty}>
          {view === "papers" && search === "" ? COPY.emptyPapers : null}
        </NoData>
      ) : (
        <>
          {isCut && <p>{COPY.cut(providers.length)}</p>}
          <ul aria-label={COPY.views[view]} className="flex flex-col gap-4">
            {providers.map((provider) => (
              <li key={provider.id}>
                <Line provider={provider} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Line({ provider }: { provider: ManagedProvider }) {
  const { id, name, type, place, email, isDemonstration, suspension, missing, checks } = provider;
  return (
    <Card flat className="flex flex-col gap-2 p-5">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isDemonstration && <Badge tone="mimosa">{CARD.demonstration}</Badge>}
        {suspension && (
          <Badge tone="tile">{COPY.suspendedFor(SUSPENSION_LABELS[suspension])}</Badge>
        )}
      </div>
      {isDemonstration ? (
        <p className="text-subheading font-bold">{name}</p>
      ) : (
        <Link
          href={managedProviderRoutes.one(id)}
          className="text-subheading font-bold wrap-anywhere hover:text-brand hover:underline"
        >
          {name}
        </Link>
      )}
      <p className="text-small text-ink-soft wrap-anywhere">
        {[PROVIDER_TYPE_LABELS[type], `${typeset(place.name)} (${place.departmentCode})`, email]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {isDemonstration && <p className="text-small text-ink-soft">{COPY.demonstration}</p>}
      {missing.length > 0 && (
        <p className="text-small font-semibold text-tile-strong">
          {COPY.missing(missing.map((kind) => CHECK_LABELS[kind]).join(", "))}
        </p>
      )}
      {checks.length > 0 && (
        <ul className="text-small">
          {checks.map(({ kind, state, validUntil }) => (
            <li key={kind}>
              {COPY.paper(CHECK_LABELS[kind], COPY.paperStates[state], COPY.until(validUntil))}
            </li>
          ))}
        </ul>
      )}
      {provider.openQuotes > 0 && (
        <p className="text-small text-ink-soft">{COPY.openQuotes(provider.openQuotes)}</p>
      )}
    </Card>
  );
}
