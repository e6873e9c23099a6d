import { SearchScreen } from "@/components/search/SearchScreen";
import { pack } from "@/lib/kernel/packed";
import { env } from "@/lib/platform/env";
import { mapStyleUrl } from "@/lib/platform/env-schema";
import type { SearchDoor } from "@/lib/search/doors";
import type { RawParameters } from "@/lib/search/schemas";
import { searchHeading } from "@/lib/search/seo";
import { Head } from "../../head";
import { loadSearchFrom, searchHead } from "./load";

/** What a search finds, behind one of its doors; `title` and `heading` stand where nothing was asked. */
export function Results({
  door,
  parameters,
  title,
  heading,
}: {
  door: SearchDoor;
  parameters: RawParameters;
  title: string;
  heading: string;
}) {
  const view = loadSearchFrom(parameters);
  const found = searchHeading(view.criteria, view.interpretation);
  return (
    <>
      <Head {...searchHead(view, found ?? title)} />
      <SearchScreen
        door={door}
        view={pack(view)}
        heading={found ?? heading}
        tileStyleUrl={mapStyleUrl(env())}
      />
    </>
  );
}
