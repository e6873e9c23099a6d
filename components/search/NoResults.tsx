import { LinkButton } from "@/components/ui/Button";
import { EmptyState } from "@/components/ui/EmptyState";
import { Icon } from "@/components/ui/Icon";
import { formatCount } from "@/lib/kernel/format";
import { routes } from "@/lib/routes/public";
import { entryHref, type SearchEntry } from "@/lib/search/entries";
import { relaxationLabel } from "@/lib/search/labels";
import type { SearchParameter } from "@/lib/search/parameters";
import type { SearchCriteria } from "@/lib/search-index/criteria";
import { ClosedShutters } from "./ClosedShutters";
import { EMPTY } from "./copy";

/** Beyond, it is no more a hint but a list. */
const MAX_SHOWN = 6;

/** One way to loosen the search: what to give up, and what is then found. */
export interface RelaxationView {
  parameter: SearchParameter;
  criteria: SearchCriteria;
  total: number;
}

/** A search that finds nothing: what to loosen, and what each way would give. */
export function NoResults({
  entry,
  requested,
  relaxations,
  following,
}: {
  entry: SearchEntry;
  requested: SearchCriteria;
  relaxations: readonly RelaxationView[];
  /** Whether earlier pages had listings: the list has only come to its end. */
  following: boolean;
}) {
  return (
    <EmptyState
      picture={<ClosedShutters />}
      title={following ? EMPTY.endTitle : EMPTY.title}
      actions={
        <LinkButton href={routes.buy} variant="secondary">
          {EMPTY.everything}
        </LinkButton>
      }
    >
      <p>{relaxations.length > 0 ? EMPTY.lead : EMPTY.leadWithout}</p>
      {relaxations.length > 0 && (
        <ul className="relaxations">
          {relaxations.slice(0, MAX_SHOWN).map(({ parameter, criteria, total }) => (
            <li key={entryHref(entry, criteria)}>
              <a href={entryHref(entry, criteria)} data-live="">
                <span>{relaxationLabel(parameter, requested, criteria)}</span>
                <strong>{formatCount(total, "bien", "biens")}</strong>
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
