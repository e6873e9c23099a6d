"use server";

import { userAction } from "@/lib/auth/user-action";
import { saveQuery } from "@/lib/buying/saved-searches/commands/save-search";
import { saveSearchSchema } from "@/lib/buying/saved-searches/schemas";
import { routes } from "@/lib/routes/public";

const backTo = (query: string) =>
  `${query === "" ? routes.search : `${routes.search}?${query}`}${routes.savedSearchMark}`;

export const saveSearchAction = userAction(
  saveSearchSchema,
  saveQuery,
  (_, { query }) => ({ redirectTo: backTo(query) }),
  { creates: "saved-search" },
);
