import { redirect } from "next/navigation";
import { cache } from "react";
import { Missing } from "@/components/layout/Missing";
import { SearchScreen } from "@/components/search/SearchScreen";
import { Breadcrumb } from "@/components/ui/Breadcrumb";
import { JsonLd } from "@/components/ui/JsonLd";
import { type CityFigures, findCityFigures } from "@/lib/cities/queries/find-city-figures";
import { inCommune, typeset } from "@/lib/communes/french";
import { COMMON } from "@/lib/content/common";
import { serialize } from "@/lib/kernel/serialize";
import { env } from "@/lib/platform/env";
import { mapStyleUrl } from "@/lib/platform/env-schema";
import { routes } from "@/lib/routes/public";
import { cityEntry } from "@/lib/search/entries";
import { communeText } from "@/lib/search/places/rules";
import { parseSearchParams, type RawParameters } from "@/lib/search/schemas";
import { searchHeading } from "@/lib/search/seo";
import { searchPath } from "@/lib/search/url";
import { pageMetadata } from "../../../page-metadata";
import { loadSearch, type SearchPageProps, searchCanonicalPath } from "../../recherche/load";
import { CityIntro } from "./CityIntro";
import { CITY } from "./copy";
import { cityDescription, cityJsonLd } from "./sentences";

interface CityPageProps extends SearchPageProps {
  params: Promise<{ city: string }>;
}

/** The city's listings, refined by the address's parameters; a place among them leads elsewhere. */
const loadOnce = cache(async (name: string, parameters: string) => {
  const city: CityFigures | null = findCityFigures(name);
  if (city === null) return null;
  const raw: RawParameters = JSON.parse(parameters);
  const placeText = communeText(city);
  const { criteria, problems } = parseSearchParams(raw);
  if (criteria.location !== null && criteria.location !== placeText) {
    redirect(searchPath(criteria));
  }
  const entry = cityEntry(city.slug, placeText);
  return { city, entry, view: await loadSearch({ ...criteria, location: placeText }, problems) };
});

/** The same, once a request: for the page and its metadata. */
async function loadCity({ params, searchParams }: CityPageProps) {
  return loadOnce((await params).city, JSON.stringify(await searchParams));
}

export async function generateMetadata(props: CityPageProps) {
  const found = await loadCity(props);
  if (found === null) return pageMetadata({ title: CITY.missing.title });
  const { city, view } = found;
  return pageMetadata({
    title: CITY.title(inCommune(typeset(city.name))),
    description: cityDescription(city),
    path: searchCanonicalPath(view),
  });
}

/** /acheter/{city}: a city's market and its listings; where there is none, the proxy's 404. */
export default async function City(props: CityPageProps) {
  const found = await loadCity(props);
  if (found === null) return <Missing copy={CITY.missing} />;
  const { city, entry, view } = found;
  const name = typeset(city.name);
  return (
    <>
      <JsonLd data={cityJsonLd(city, view.items, env().APP_URL)} />
      <SearchScreen
        entry={entry}
        view={serialize(view)}
        heading={searchHeading(view.criteria, view.interpretation) ?? CITY.title(inCommune(name))}
        above={
          <Breadcrumb
            crumbs={[
              { label: COMMON.home, href: routes.home },
              { label: CITY.breadcrumb, href: routes.buy },
              { label: name },
            ]}
          />
        }
        intro={<CityIntro city={city} />}
        tileStyleUrl={mapStyleUrl(env())}
      />
    </>
  );
}
