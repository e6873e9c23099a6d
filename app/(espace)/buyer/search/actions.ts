"use server";

import { userAction } from "@/lib/auth/user-action";
import { changeSearch } from "@/lib/buying/saved-searches/commands/change-saved-search";
import { deleteSavedSearch } from "@/lib/buying/saved-searches/commands/delete-saved-search";
import { changeSearchSchema, savedSearchSchema } from "@/lib/buying/saved-searches/schemas";
import { SAVED_SEARCHES } from "./copy";

export const changeSearchAction = userAction(changeSearchSchema, changeSearch, () => ({
  message: SAVED_SEARCHES.saved,
}));

export const deleteSearchAction = userAction(savedSearchSchema, deleteSavedSearch);
