import { listTopCities } from "@/lib/cities/queries/list-top-cities";
import { env } from "@/lib/platform/env";
import { routes } from "@/lib/routes/public";
import { getFeaturedListings } from "@/lib/search/queries/get-featured-listings";
import { pageMetadata } from "../page-metadata";
import { HOME } from "./_home/copy";
import { HomePage } from "./_home/HomePage";

// The catalogue changes without a build; the HTTP server caches the page.
export const dynamic = "force-dynamic";

/** As many street plates as fit in three rows. */
const CITIES = 16;

export const metadata = pageMetadata({ title: HOME.metaTitle, path: routes.home });

export default async function Page() {
  return (
    <HomePage
      featured={await getFeaturedListings()}
      cities={listTopCities(CITIES)}
      prelaunch={env().PRELAUNCH}
    />
  );
}
