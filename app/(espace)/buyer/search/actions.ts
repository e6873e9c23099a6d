"use server";

import { userAction } from "@/lib/auth/user-action";
import { changeSearch, deleteSavedSearch } from "@/lib/buying/saved-searches/commands";
import { changeSearchSchema, savedSearchSchema } from "@/lib/buying/saved-searches/schemas";
import { SAVED_SEARCHES } from "./copy";

export const changeSearchAction = userAction(changeSearchSchema, changeSearch, () => ({
  message: SAVED_SEARCHES.saved,
}));

export const deleteSearchAction = userAction(savedSearchSchema, deleteSavedSearch);
