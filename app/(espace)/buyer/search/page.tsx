import { pageActor } from "@/lib/auth/page-actor";
import { listSavedSearches } from "@/lib/buying/saved-searches/queries";
import { pageMetadata } from "../../../page-metadata";
import { changeAlertAction, deleteSearchAction } from "./actions";
import { SAVED_SEARCHES } from "./copy";
import { SavedSearchesScreen } from "./SavedSearchesScreen";

export const metadata = pageMetadata({ title: SAVED_SEARCHES.title });

export default async function Page() {
  const actor = await pageActor("/buyer/search");
  return (
    <SavedSearchesScreen
      searches={await listSavedSearches(actor)}
      changeAlert={changeAlertAction}
      remove={deleteSearchAction}
    />
  );
}
