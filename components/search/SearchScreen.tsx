"use client";

import { type ReactNode, useMemo } from "react";
import { MapPanel } from "@/components/map/MapPanel";
import { EmptyState } from "@/components/ui/EmptyState";
import { parse, type Serialized } from "@/lib/kernel/serialize";
import type { CardFields } from "@/lib/listings/card-fields";
import { routes } from "@/lib/routes/public";
import type { SearchEntry } from "@/lib/search/entries";
import type { SearchParameter } from "@/lib/search/parameters";
import { searchPath } from "@/lib/search/url";
import {
  type BoundingBox,
  type Interpretation,
  isByMonthlyCost,
  type SearchCriteria,
  type SearchFacets,
} from "@/lib/search-index/criteria";
import type { WrongTexts } from "./Bounds";
import { ClosedShutters } from "./ClosedShutters";
import { EMPTY } from "./copy";
import { FilterBar } from "./FilterBar";
import { RESULTS, RESULTS_TITLE } from "./ids";
import { LiveSearch } from "./LiveSearch";
import { NearInstead, type NearView } from "./NearInstead";
import { NoResults, type RelaxationView } from "./NoResults";
import {
  ActiveFilters,
  MonthlyNote,
  Pagination,
  Ranking,
  ResultsList,
  ResultsNotices,
  ResultsToolbar,
  type TypedText,
} from "./Results";

/** Everything the search screen shows. */
export interface SearchView {
  criteria: SearchCriteria;
  /** Parameters of the address that were wrong and ignored. */
  problems: SearchParameter[];
  /** What was typed in those of them that are fields. */
  wrongTexts: WrongTexts;
  items: CardFields[];
  total: number;
  facets: SearchFacets;
  nextCursor: string | null;
  interpretation: Interpretation;
  /** What was typed, where the filters were read of a text. */
  typed: TypedText | null;
  complete: boolean;
  /** Filled in when nothing is found. */
  relaxations: RelaxationView[];
  /** Instead of nothing, where the words beside a place's name are no home's there. */
  near: NearView | null;
  /** The smallest box around what is found, or about the city where nothing is; null elsewhere. */
  bounds: BoundingBox | null;
}

/**
 * Search form, results and map: the screen of /recherche, /acheter and the cities' pages. All of
 * it is here without a script, the map aside.
 */
export function SearchScreen({
  entry,
  view: serialized,
  heading,
  above,
  intro,
  tileStyleUrl,
}: {
  entry: SearchEntry;
  view: Serialized<SearchView>;
  heading: string;
  /** Above the heading: the way to a city's page. */
  above?: ReactNode;
  /** Between the heading and the results: a city's figures. */
  intro?: ReactNode;
  tileStyleUrl: string | null;
}) {
  const view = useMemo(() => parse(serialized), [serialized]);
  const { criteria, items, total, facets, interpretation } = view;
  return (
    <>
      <FilterBar
        entry={entry}
        criteria={criteria}
        facets={facets}
        total={total}
        wrong={view.wrongTexts}
      />
      <div className="search-layout">
        <section id={RESULTS} aria-labelledby={RESULTS_TITLE} className="results">
          {above}
          <h1 id={RESULTS_TITLE} tabIndex={-1} className="text-heading outline-none lg:text-[2rem]">
            {heading}
          </h1>
          {intro}
          <ResultsToolbar
            entry={entry}
            criteria={criteria}
            total={total}
            interpretation={interpretation}
          />
          <ActiveFilters entry={entry} criteria={criteria} interpretation={interpretation} />
          <MonthlyNote isShown={isByMonthlyCost(criteria, interpretation)} />
          <ResultsNotices
            entry={entry}
            criteria={criteria}
            problems={view.problems}
            interpretation={interpretation}
            typed={view.typed}
            complete={view.complete}
          />
          {items.length > 0 ? (
            <ResultsList criteria={criteria} items={items} />
          ) : view.near ? (
            <NearInstead entry={entry} near={view.near} />
          ) : isCatalogueEmpty(view) ? (
            <EmptyState picture={<ClosedShutters />} title={EMPTY.catalogueTitle}>
              {EMPTY.catalogueLead}
            </EmptyState>
          ) : (
            <NoResults
              entry={entry}
              requested={criteria}
              relaxations={view.relaxations}
              following={total > 0}
            />
          )}
          <Pagination entry={entry} criteria={criteria} nextCursor={view.nextCursor} />
          <Ranking />
        </section>
        <MapPanel
          entry={entry}
          criteria={criteria}
          interpretation={interpretation}
          bounds={view.bounds}
          styleUrl={tileStyleUrl}
        />
      </div>
      <LiveSearch searchPath={routes.search} />
    </>
  );
}

/** Whether nothing was asked and there is still nothing: no filter is to blame. */
function isCatalogueEmpty({ total, criteria, relaxations }: SearchView): boolean {
  return total === 0 && relaxations.length === 0 && searchPath(criteria) === routes.search;
}
