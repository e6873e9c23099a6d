import { redirect } from "next/navigation";
import { OwnForms } from "@/app/OwnForms";
import { pageMetadata } from "@/app/page-metadata";
import { currentVisitor } from "@/lib/auth/session";
import { ALERT_FREQUENCIES, MAX_NAME_LENGTH } from "@/lib/buying/saved-searches/frequencies";
import { nameOfSearch } from "@/lib/buying/saved-searches/queries/name-of-search";
import { criteriaToSave } from "@/lib/buying/saved-searches/rules";
import { errandOf } from "@/lib/intents/rules";
import { intentSchema } from "@/lib/intents/schemas";
import { signErrand } from "@/lib/intents/tokens";
import { can } from "@/lib/policy/can";
import { routes } from "@/lib/routes/public";
import { parseSearchParams } from "@/lib/search/schemas";
import { searchPath, toSearchParams } from "@/lib/search/url";
import { saveSearchAction } from "./actions";
import { SAVE_SEARCH } from "./copy";
import { SaveSearchScreen } from "./SaveSearchScreen";

export const metadata = pageMetadata({ title: SAVE_SEARCH.title });

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * Saves a search whose parameters the address has, with the name and the frequency that were chosen
 * beside its results: for people without scripts, and for those who are no buyers yet. A visitor
 * who is not signed in goes to the login, which carries it.
 */
export default async function Page({ searchParams }: PageProps) {
  const { nom, frequence, retour, ...parameters } = await searchParams;
  const criteria = criteriaToSave(parseSearchParams(parameters).criteria);
  const query = toSearchParams(criteria).toString();
  const proposed = await nameOfSearch(criteria);
  const name = (typeof nom === "string" && nom.trim().slice(0, MAX_NAME_LENGTH)) || proposed;
  const frequency = ALERT_FREQUENCIES.find((each) => each === frequence) ?? "daily";
  const visitor = await currentVisitor();
  if (visitor?.kind !== "person") {
    const { data } = intentSchema.safeParse({ kind: "saved-search", query, name, frequency });
    // A search too long to be carried is found again where it was.
    if (!data) redirect(routes.login(searchPath(criteria)));
    redirect(routes.loginForIntent(signErrand(errandOf(data, retour))));
  }
  return (
    <OwnForms>
      <SaveSearchScreen
        query={query}
        words={proposed}
        name={name}
        frequency={frequency}
        isBuyer={can(visitor.actor, "buying.change")}
        back={searchPath(criteria)}
        save={saveSearchAction}
      />
    </OwnForms>
  );
}
