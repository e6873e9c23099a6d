import { pageActor } from "@/lib/auth/page-actor";
import { listSearchesWithWeek } from "@/lib/buying/alerts/queries/list-searches-with-week";
import { pageMetadata } from "../../../page-metadata";
import { changeSearchAction, deleteSearchAction } from "./actions";
import { SAVED_SEARCHES } from "./copy";
import { SavedSearchesScreen } from "./SavedSearchesScreen";

export const metadata = pageMetadata({ title: SAVED_SEARCHES.title });

export default async function Page() {
  const actor = await pageActor("/buyer/search");
  return (
    <SavedSearchesScreen
      searches={await listSearchesWithWeek(actor)}
      change={changeSearchAction}
      remove={deleteSearchAction}
    />
  );
}
