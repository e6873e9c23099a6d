import { SearchScreen } from "@/components/search/SearchScreen";
import { pack } from "@/lib/kernel/packed";
import { env } from "@/lib/platform/env";
import { mapStyleUrl } from "@/lib/platform/env-schema";
import type { SearchDoor } from "@/lib/search/doors";
import type { RawParameters } from "@/lib/search/schemas";
import { searchHeading } from "@/lib/search/seo";
import { loadSearchFrom } from "./load";

/** What a search finds, behind one of its doors; `heading` stands where the search has none of its own. */
export function Results({
  door,
  parameters,
  heading,
}: {
  door: SearchDoor;
  parameters: RawParameters;
  heading: string;
}) {
  const view = loadSearchFrom(parameters);
  return (
    <SearchScreen
      door={door}
      view={pack(view)}
      heading={searchHeading(view.criteria, view.interpretation) ?? heading}
      tileStyleUrl={mapStyleUrl(env())}
    />
  );
}
