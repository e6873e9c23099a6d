import type { FormEvent } from "react";
import { callKeys } from "@/components/forms/call-keys";
import { isHinted } from "@/lib/auth/hint";
import { newId } from "@/lib/kernel/ids";
import { favoriteRoutes } from "@/lib/routes/favorites";
import { saveSearch } from "./calls";
import { SAVING } from "./copy";
import { showMessage } from "./messages";
import { getMe, whenKnown } from "./store";

/** Fields of the form that are no criteria. */
const OWN_FIELDS = new Set(["nom", "frequence", "retour"]);

const SEE = { label: SAVING.see, href: favoriteRoutes.savedSearches };

/** The criteria among the form's fields, as an address has them. */
function criteriaOf(fields: FormData): string {
  const criteria = new URLSearchParams();
  for (const [name, value] of fields) {
    if (!OWN_FIELDS.has(name) && typeof value === "string") criteria.append(name, value);
  }
  return criteria.toString();
}

/**
 * Saves a buyer's search in place. For others the form goes to its page, which says what is to be done first.
 * Where nothing is known of it, the form stays open as it is.
 */
export function saveInPlace(event: FormEvent<HTMLFormElement>): void {
  if (!isHinted(document.cookie)) return;
  event.preventDefault();
  void save(event.currentTarget);
}

const keys = callKeys(newId);

async function save(form: HTMLFormElement): Promise<void> {
  await whenKnown();
  if (!getMe().isBuyer) {
    form.submit();
    return;
  }
  const fields = new FormData(form);
  const search = {
    criteria: criteriaOf(fields),
    name: String(fields.get("nom")).trim(),
    frequency: String(fields.get("frequence")),
  };
  const problem = await saveSearch(search, keys.of(JSON.stringify(search)));
  if (problem?.status === 0) {
    showMessage(problem.detail);
    return;
  }
  keys.answered();
  if (problem?.status === 401) {
    form.submit();
    return;
  }
  form.hidePopover?.();
  const source = document.querySelector<HTMLElement>(`[popovertarget="${form.id}"]`) ?? undefined;
  source?.focus({ preventScroll: true });
  showMessage(problem ? problem.detail : SAVING.done, [SEE], source);
}

/** Says that the search of this page was saved on the way here. */
export const confirmSaved = (): void => showMessage(SAVING.done, [SEE]);
