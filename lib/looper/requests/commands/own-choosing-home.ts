import { DomainError } from "../../../kernel/errors.ts";
import type { Actor } from "../../../policy/actor.ts";
import { type ChoosingHome, findChoosingHome } from "../queries/find-choosing-home.ts";

/** The revision of the seller's own whose looper is chosen. @throws {DomainError} revision.not-found, revision.closed */
export async function ownChoosingHome(
  revisionId: string,
  actor: Actor,
  now: Date,
): Promise<ChoosingHome> {
  const home = await findChoosingHome(revisionId, { kind: "seller", actor }, now);
  if (!home) throw new DomainError("revision.not-found");
  if (!home.isOpen) throw new DomainError("revision.closed");
  return home;
}
