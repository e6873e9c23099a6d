import { type Parameters, textOf } from "../../kernel/parameters.ts";
import { SELF_ASSIGNABLE_ROLES, type SelfAssignableRole } from "../../kernel/roles.ts";
import { STAGES, sourceOf } from "./rules.ts";
import type { EntryFilter } from "./views.ts";

/** The role that an address names; null for none. */
export function roleOf(value: unknown): SelfAssignableRole | null {
  return SELF_ASSIGNABLE_ROLES.find((role) => role === value) ?? null;
}

/** What an address narrows the list to; what it says that nobody knows narrows nothing. */
export function entryFilterOf(query: Parameters): EntryFilter {
  return {
    search: textOf(query.q)?.trim() ?? "",
    role: roleOf(query.role),
    stage: STAGES.find((stage) => stage === query.etape) ?? null,
    source: sourceOf(textOf(query.source)),
    referrers: query.parrains === "oui",
  };
}
