import { FILTERS } from "@/components/search/copy";
import { FILTER_SHEET, MAP_PANEL } from "@/components/search/ids";
import { Icon } from "@/components/ui/Icon";
import { routes } from "@/lib/routes/public";
import type { SearchEntry } from "@/lib/search/entries";
import { withoutPlace } from "@/lib/search/labels";
import { toSearchParams } from "@/lib/search/url";
import type { BoundingBox, Interpretation, SearchCriteria } from "@/lib/search-index/criteria";
import { MAP } from "./copy";
import { MapIsland } from "./MapIsland";

/**
 * Where the map goes: beside the list on a wide screen, over it on a narrow one, where the browser
 * opens it (a popover). Without a script there is a word of explanation in its stead.
 */
export function MapPanel({
  entry,
  criteria,
  interpretation,
  bounds,
  styleUrl,
}: {
  entry: SearchEntry;
  criteria: SearchCriteria;
  interpretation: Interpretation;
  bounds: BoundingBox | null;
  styleUrl: string | null;
}) {
  const query = toSearchParams({ ...criteria, sort: "relevance", cursor: null });
  const area = toSearchParams(withoutPlace(criteria, interpretation));
  return (
    <>
      <p className="map-absent only-noscript no-print">{MAP.noScript}</p>
      <div className="view-toggle no-print">
        <button type="button" popoverTarget={MAP_PANEL}>
          <Icon name="map" />
          {MAP.show}
        </button>
      </div>
      <section
        id={MAP_PANEL}
        popover="auto"
        aria-label={MAP.label}
        className="map-panel only-scripting no-print"
      >
        <MapIsland
          query={query.toString()}
          areaPath={entry.ownPlace === null ? entry.path : routes.search}
          areaQuery={area.toString()}
          bounds={bounds && [bounds.west, bounds.south, bounds.east, bounds.north].join()}
          styleUrl={styleUrl}
        />
        <div className="view-toggle">
          <button type="button" popoverTarget={FILTER_SHEET}>
            <Icon name="settings-2" />
            {FILTERS.open}
          </button>
          <button type="button" popoverTarget={MAP_PANEL} popoverTargetAction="hide">
            <Icon name="list" />
            {MAP.hide}
          </button>
        </div>
      </section>
    </>
  );
}
