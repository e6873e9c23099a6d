import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cache } from "react";
import { Missing } from "@/components/layout/Missing";
import { CityIntro } from "@/components/search/CityIntro";
import { SearchScreen } from "@/components/search/SearchScreen";
import { Breadcrumb } from "@/components/ui/Breadcrumb";
import { JsonLd } from "@/components/ui/JsonLd";
import { type CityFigures, findCityFigures } from "@/lib/cities/queries";
import { inCommune, typeset } from "@/lib/communes/french";
import { COMMON } from "@/lib/content/fr/common";
import { CITY } from "@/lib/content/fr/search";
import { pack } from "@/lib/kernel/packed";
import { routes } from "@/lib/routes";
import { cityDescription, cityJsonLd } from "@/lib/search/city";
import { cityDoor } from "@/lib/search/doors";
import { communeText } from "@/lib/search/places";
import { parseSearchParams } from "@/lib/search/schemas";
import { searchHeading } from "@/lib/search/seo";
import { env } from "@/lib/server/env";
import { missingMetadata } from "../../../missing-metadata";
import { loadSearch, type SearchPageProps, searchMetadata } from "../../recherche/load";

interface CityPageProps extends SearchPageProps {
  params: Promise<{ city: string }>;
}

const findCity = cache(findCityFigures);

/** The city's listings, refined by the address's parameters; a place among them leads elsewhere. */
async function loadCity({ params, searchParams }: CityPageProps) {
  const city: CityFigures | null = findCity((await params).city);
  if (city === null) return null;
  const placeText = communeText(city);
  const { criteria, problems } = parseSearchParams(await searchParams);
  if (criteria.location !== null && criteria.location !== placeText) {
    redirect(routes.search(criteria));
  }
  const door = cityDoor(city.slug, placeText);
  return { city, door, view: loadSearch({ ...criteria, location: placeText }, problems) };
}

export async function generateMetadata(props: CityPageProps): Promise<Metadata> {
  const found = await loadCity(props);
  if (found === null) return missingMetadata(CITY.missing.title);
  const { city, view } = found;
  const metadata = searchMetadata(view, CITY.title(inCommune(typeset(city.name))));
  return metadata.robots ? metadata : { ...metadata, description: cityDescription(city) };
}

/** /acheter/{city}: a city's market and its listings; where there is none, the proxy's 404. */
export default async function City(props: CityPageProps) {
  const found = await loadCity(props);
  if (found === null) return <Missing copy={CITY.missing} />;
  const { city, door, view } = found;
  const name = typeset(city.name);
  return (
    <>
      <JsonLd data={cityJsonLd(city, view.items, env().APP_URL)} />
      <SearchScreen
        door={door}
        view={pack(view)}
        heading={searchHeading(view.criteria, view.interpretation) ?? CITY.title(inCommune(name))}
        above={
          <Breadcrumb
            crumbs={[
              { label: COMMON.home, href: routes.home },
              { label: CITY.breadcrumb, href: routes.buy() },
              { label: name },
            ]}
          />
        }
        intro={<CityIntro city={city} />}
        tileStyleUrl={env().TILE_STYLE_URL ?? null}
      />
    </>
  );
}
