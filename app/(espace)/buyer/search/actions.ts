"use server";

import { userAction } from "@/lib/auth/user-action";
import { changeAlert, deleteSavedSearch } from "@/lib/buying/saved-searches/commands";
import { alertSchema, savedSearchSchema } from "@/lib/buying/saved-searches/schemas";
import type { ActionState } from "@/lib/kernel/forms";
import { SAVED_SEARCHES } from "./copy";

const alert = userAction(alertSchema, changeAlert, () => ({ message: SAVED_SEARCHES.alertSaved }));

export async function changeAlertAction(state: ActionState, form: FormData): Promise<ActionState> {
  return alert(state, form);
}

const deletion = userAction(savedSearchSchema, deleteSavedSearch);

export async function deleteSearchAction(state: ActionState, form: FormData): Promise<ActionState> {
  return deletion(state, form);
}
