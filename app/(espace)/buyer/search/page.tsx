import { SavedSearchesScreen } from "@/app/(espace)/buyer/search/SavedSearchesScreen";
import { pageActor } from "@/lib/auth/page-actor";
import { listSavedSearches } from "@/lib/buying/saved-searches/queries";
import { SAVED_SEARCHES } from "@/lib/content/fr/espace/buying";
import { Head } from "../../../head";
import { changeAlertAction, deleteSearchAction } from "./actions";

export default async function Page() {
  const actor = await pageActor("/buyer/search");
  return (
    <>
      <Head title={SAVED_SEARCHES.title} />
      <SavedSearchesScreen
        searches={listSavedSearches(actor)}
        changeAlert={changeAlertAction}
        remove={deleteSearchAction}
      />
    </>
  );
}
