import { SearchScreen } from "@/components/search/SearchScreen";
import { serialize } from "@/lib/kernel/serialize";
import { env } from "@/lib/platform/env";
import { mapStyleUrl } from "@/lib/platform/env-schema";
import type { SearchEntry } from "@/lib/search/entries";
import type { RawParameters } from "@/lib/search/schemas";
import { searchHeading } from "@/lib/search/seo";
import { loadSearchFrom } from "./load";

/** What a search finds, behind one of its doors; `heading` stands where the search has none of its own. */
export async function Results({
  entry,
  parameters,
  heading,
}: {
  entry: SearchEntry;
  parameters: RawParameters;
  heading: string;
}) {
  const view = await loadSearchFrom(entry, parameters);
  return (
    <SearchScreen
      entry={entry}
      view={serialize(view)}
      heading={searchHeading(view.criteria, view.interpretation) ?? heading}
      tileStyleUrl={mapStyleUrl(env())}
    />
  );
}
