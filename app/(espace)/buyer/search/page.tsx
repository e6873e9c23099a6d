import { pageActor } from "@/lib/auth/page-actor";
import { listSavedSearches } from "@/lib/buying/saved-searches/queries";
import { Head } from "../../../head";
import { changeAlertAction, deleteSearchAction } from "./actions";
import { SAVED_SEARCHES } from "./copy";
import { SavedSearchesScreen } from "./SavedSearchesScreen";

export default async function Page() {
  const actor = await pageActor("/buyer/search");
  return (
    <>
      <Head title={SAVED_SEARCHES.title} />
      <SavedSearchesScreen
        searches={await listSavedSearches(actor)}
        changeAlert={changeAlertAction}
        remove={deleteSearchAction}
      />
    </>
  );
}
