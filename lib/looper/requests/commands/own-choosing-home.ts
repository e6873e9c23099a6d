import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { readContent } from "../../../revisions/content.ts";
import { type HomeRequest, isChoosable, standingOf } from "../rules.ts";
import { writtenPlace, writtenTitle } from "../written-home.ts";

/** What was asked for a home, in this revision or an earlier one, the latest first. */
async function requestsIn(
  tx: Transaction,
  revisionId: string,
  propertyId: string | null,
): Promise<HomeRequest[]> {
  const rows = await tx.looperRequest.findMany({
    where: {
      OR: [{ revisionId }, ...(propertyId === null ? [] : [{ revision: { propertyId } }])],
      revision: { status: { not: "discarded" } },
    },
    include: { ambassador: { select: { firstName: true } } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return rows.map(({ ambassador: { firstName }, ...row }) => ({ ...row, firstName }));
}

/**
 * The home of the seller's own revision whose looper is chosen, as a command reads it in its transaction: what
 * `findChoosingHome` finds, as far as commands need it.
 * @throws {DomainError} revision.not-found, revision.closed
 */
export async function ownChoosingHome(tx: Transaction, revisionId: string, actor: Actor) {
  const revision = isId(revisionId)
    ? await tx.listingRevision.findFirst({
        where: { id: revisionId, sellerId: actor.userId, status: { not: "discarded" } },
        select: {
          status: true,
          content: true,
          propertyId: true,
          property: {
            select: {
              status: true,
              ambassadorId: true,
              ambassador: { select: { firstName: true } },
            },
          },
        },
      })
    : null;
  if (!revision) throw new DomainError("revision.not-found");
  const { propertyId, property } = revision;
  if (!isChoosable(revision.status, property?.status ?? null)) {
    throw new DomainError("revision.closed");
  }
  const requests = await requestsIn(tx, revisionId, propertyId);
  const ambassadorId = property?.ambassadorId ?? null;
  const firstName = property?.ambassador?.firstName ?? null;
  const content = readContent(revision.content);
  return {
    propertyId,
    /** Null while it has none. */
    title: writtenTitle(content),
    /** Null while the home has no place. */
    place: writtenPlace(content),
    /** The looper of the home, or the one asked to be; null for nobody. */
    standing: standingOf({ propertyId, ambassadorId, firstName }, requests),
    /** The ids of those who declined it. */
    declined: requests
      .filter(({ status }) => status === "declined")
      .map((request) => request.ambassadorId),
  };
}
