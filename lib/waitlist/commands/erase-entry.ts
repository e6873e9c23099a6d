import { writer } from "../../platform/db/clients.ts";
import { findEntry } from "../queries/find-entry.ts";
import { entryIdOfLink, type ListCaller } from "./entry-of-link.ts";
import { removeEntries } from "./remove-entries.ts";

/**
 * Erases an entry for its person. Repeated, it changes nothing.
 * @throws {DomainError} account.link-spent
 */
export async function eraseEntry(
  { token }: { token: string },
  context: ListCaller,
  now = new Date(),
): Promise<void> {
  const id = await entryIdOfLink(token, "status", context, now);
  await writer().$transaction(async (tx) => {
    const entry = await findEntry(id);
    if (entry) await removeEntries(tx, [entry]);
  });
}
