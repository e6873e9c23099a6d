import { slugify } from "../../../communes/slugs.ts";
import { civilDay } from "../../../kernel/time.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { ManagedList, ManagedProvider, ManagedView } from "../views.ts";
import { managedRows, withPapers } from "./managed-rows.ts";

const MAX_LISTED = 100;
const MAX_SEARCH = 100;

const isIn = (
  view: ManagedView,
  { suspension, missing, checks, isDemonstration }: ManagedProvider,
) =>
  view === "suspended"
    ? suspension !== null
    : suspension === null &&
      (view === "listed" ||
        (!isDemonstration &&
          (missing.length > 0 || checks.some(({ state }) => state !== "valid"))));

/** Whether a provider's name, town or address has what is looked for, whatever its accents and case. */
function matcher(search: string): (provider: ManagedProvider) => boolean {
  const wanted = slugify(search.slice(0, MAX_SEARCH));
  if (wanted === "") return () => true;
  return ({ name, place, email }) =>
    slugify(`${name} ${place.name} ${email ?? ""}`).includes(wanted);
}

/**
 * The providers of the directory as the team sees them, by name: those that are shown, those of them with a paper that
 * lacks or ends, or those that are suspended.
 * @throws {DomainError} request.forbidden
 */
export async function listManagedProviders(
  actor: Actor,
  { view, search = "" }: { view: ManagedView; search?: string },
  now = new Date(),
): Promise<ManagedList> {
  authorize(actor, "providers.manage");
  const rows = await managedRows().orderBy("p.name").orderBy("p.id").execute();
  const all = await withPapers(rows, civilDay(now));
  const matches = matcher(search);
  const found = all.filter((each) => isIn(view, each) && matches(each));
  return { providers: found.slice(0, MAX_LISTED), isCut: found.length > MAX_LISTED };
}
