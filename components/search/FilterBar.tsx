import { buttonClass } from "@/components/ui/Button";
import { CloseButton } from "@/components/ui/CloseButton";
import { Icon } from "@/components/ui/Icon";
import { formatCount } from "@/lib/kernel/format";
import { entryHref, type SearchEntry } from "@/lib/search/entries";
import { activeFilters } from "@/lib/search/labels";
import { toSearchParams } from "@/lib/search/url";
import {
  MAX_LOCATION_LENGTH,
  NO_CRITERIA,
  type SearchCriteria,
  type SearchFacets,
} from "@/lib/search-index/criteria";
import type { WrongTexts } from "./Bounds";
import { FILTERS, SEARCH_LANDMARK } from "./copy";
import {
  EnergyFilter,
  FeatureFilter,
  OtherFilter,
  PriceFilter,
  SizeFilter,
  TypeFilter,
} from "./Filters";
import { FILTER_SHEET, SEARCH_FORM } from "./ids";
import { PlaceField } from "./PlaceField";

/**
 * The search form: a plain GET form. On a wide screen its filters are a bar of buttons; on a
 * narrow one they wait in a sheet that the browser itself opens and closes.
 */
export function FilterBar({
  entry,
  criteria,
  facets,
  total,
  wrong,
}: {
  entry: SearchEntry;
  criteria: SearchCriteria;
  facets: SearchFacets;
  total: number;
  wrong: WrongTexts;
}) {
  const active = activeFilters(criteria).length;
  const area = toSearchParams({ bbox: criteria.bbox, polygon: criteria.polygon });
  return (
    <search aria-label={SEARCH_LANDMARK} className="search-bar no-print">
      <form
        id={SEARCH_FORM}
        action={entry.path}
        // The browser would bring back the choices of an earlier visit.
        autoComplete="off"
        data-own-place={entry.ownPlace ?? undefined}
      >
        <PlaceField
          id="recherche-lieu"
          defaultValue={criteria.location ?? ""}
          maxLength={MAX_LOCATION_LENGTH}
          around
        />
        <button type="submit" className="search-submit" aria-label={FILTERS.submit}>
          <Icon name="search" />
        </button>
        <button
          type="button"
          popoverTarget={FILTER_SHEET}
          className="filters-open"
          data-active={active > 0 ? "" : undefined}
        >
          <Icon name="settings-2" />
          {FILTERS.open}
          {active > 0 && (
            <span className="filters-count">
              {active}
              <span className="visually-hidden"> ({FILTERS.active(active)})</span>
            </span>
          )}
        </button>
        <div id={FILTER_SHEET} popover="auto" className="filter-sheet">
          <div className="sheet-head">
            <p className="font-display text-subheading font-bold">{FILTERS.title}</p>
            <CloseButton
              popover={FILTER_SHEET}
              label={FILTERS.close}
              className="size-11 hover:bg-brand-soft"
            />
          </div>
          <div className="sheet-body">
            <TypeFilter criteria={criteria} facets={facets} />
            <PriceFilter criteria={criteria} facets={facets} wrong={wrong} />
            <SizeFilter criteria={criteria} facets={facets} wrong={wrong} />
            <EnergyFilter criteria={criteria} facets={facets} />
            <FeatureFilter criteria={criteria} facets={facets} />
            <OtherFilter criteria={criteria} wrong={wrong} />
          </div>
          <div className="sheet-foot">
            <a
              href={entryHref(entry, { ...NO_CRITERIA, location: criteria.location })}
              data-live=""
              className={buttonClass({ variant: "quiet" })}
            >
              {FILTERS.reset}
            </a>
            <button type="submit" className={buttonClass()}>
              <span className="only-scripting">
                {FILTERS.see(formatCount(total, "bien", "biens"))}
              </span>
              <span className="only-noscript">{FILTERS.submit}</span>
            </button>
          </div>
        </div>
        {["bbox", "polygon"].map((name) => (
          <input key={name} type="hidden" name={name} defaultValue={area.get(name) ?? ""} />
        ))}
      </form>
    </search>
  );
}
