import { pageActor } from "@/lib/auth/page-actor";
import { listScenarios } from "@/lib/buying/scenarios/queries/list-scenarios";
import { COST_FIELDS } from "@/lib/financing/cost-inputs";
import { isId } from "@/lib/kernel/ids";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { homeCostsOf } from "@/lib/listings/home-costs";
import { findListing } from "@/lib/listings/queries/find-listing";
import { listDirectory } from "@/lib/providers/queries/list-directory";
import { pageMetadata } from "../../../page-metadata";
import { deleteScenarioAction, fileScenarioAction, saveScenarioAction } from "./actions";
import { FINANCING } from "./copy";
import { FinancingScreen } from "./FinancingScreen";

export const metadata = pageMetadata({ title: FINANCING.title });

/** The listing that the address names, where it still has a page. */
async function findHome(id: string | null) {
  const listing = isId(id) ? await findListing(id) : null;
  if (listing === null) return null;
  const { title, city, citySlug, communeCode, priceCents } = listing;
  const costs = homeCostsOf(listing);
  return { id: listing.id, title, city, citySlug, communeCode, priceCents, costs };
}

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/buyer/financing");
  const inputs = await searchParams;
  const home = await findHome(textOf(inputs[COST_FIELDS.listing]));
  const { providers } = await listDirectory({
    type: "financial_advisor",
    communeCode: home?.communeCode ?? null,
  });
  return (
    <FinancingScreen
      inputs={inputs}
      home={home}
      advisors={providers}
      scenarios={await listScenarios(actor)}
      actions={{ save: saveScenarioAction, remove: deleteScenarioAction, file: fileScenarioAction }}
    />
  );
}
