import { readToken } from "../links.ts";
import type { ConfirmationView } from "../views.ts";
import { findEntry } from "./find-entry.ts";

/** The person who would confirm an address by this link; null where the link is no good. */
export async function findToConfirm(
  token: unknown,
  now = new Date(),
): Promise<ConfirmationView | null> {
  const id = readToken(token, "confirmation", now);
  const entry = id === null ? null : await findEntry(id);
  if (!entry) return null;
  const { email, role, confirmedAt } = entry;
  return { email, role, confirmed: confirmedAt !== null };
}
