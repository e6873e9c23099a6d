import type { NotNull } from "kysely";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { coverOfContent, type RevisionContent } from "../../../revisions/content.ts";
import { decideBy, isLate } from "../../../revisions/states.ts";
import { hoursWaited, reviewerOf } from "../rules.ts";
import type { ClaimView, QueuedRevisionView } from "../views.ts";

/** A revision that was handed in, with its property and its people. */
export const revisionRows = () =>
  reads()
    .selectFrom("ListingRevision as r")
    .innerJoin("Property as p", "p.id", "r.propertyId")
    .innerJoin("User as s", "s.id", "r.sellerId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("TaskClaim as t", (join) =>
      join.on("t.kind", "=", literal("listing-review")).onRef("t.subjectId", "=", "r.id"),
    )
    .leftJoin("User as k", "k.id", "t.ownerId")
    .select(["r.id", "r.content", "p.publishedAt", "c.name as city"])
    .select(["s.id as sellerId", "s.firstName as sellerFirstName", "s.lastName as sellerLastName"])
    .leftJoin("Ownership as ow", "ow.propertyId", "p.id")
    .select(["t.ownerId", "t.claimedAt", "t.endsAt", "ow.content as ownership"])
    .select(["k.firstName as claimerFirstName", "k.lastName as claimerLastName"])
    .select("r.submittedAt as at")
    .where("r.submittedAt", "is not", null)
    .$narrowType<{ at: NotNull }>();

export type RevisionRow = Awaited<
  ReturnType<ReturnType<typeof revisionRows>["executeTakeFirstOrThrow"]>
>;

/** The seller's name. */
export const sellerNameOf = ({ sellerFirstName, sellerLastName }: RevisionRow) =>
  `${sellerFirstName} ${sellerLastName}`;

function claimOf(row: RevisionRow, actor: Actor, now: Date): ClaimView | null {
  const { ownerId, claimedAt, endsAt } = row;
  if (ownerId === null || claimedAt === null || endsAt === null) return null;
  const at = fromDbInstant(claimedAt);
  const holder = reviewerOf({ ownerId, endsAt: fromDbInstant(endsAt) }, actor.userId, now);
  return { name: `${row.claimerFirstName} ${row.claimerLastName}`, at, holder };
}

/** A revision as the queue shows it; `content` is what it says. */
export function toQueued(
  row: RevisionRow,
  { content, actor, now }: { content: RevisionContent; actor: Actor; now: Date },
): QueuedRevisionView {
  const submittedAt = fromDbInstant(row.at);
  return {
    id: row.id,
    kind: row.publishedAt === null ? "new" : "change",
    title: content.title ?? "",
    type: content.type ?? null,
    city: row.city,
    priceCents: content.priceCents ?? null,
    surfaceDm2: content.surfaceDm2 ?? null,
    cover: coverOfContent(content),
    sellerName: sellerNameOf(row),
    submittedAt,
    hours: hoursWaited(submittedAt, now),
    decideBy: decideBy(submittedAt),
    isLate: isLate(submittedAt, now),
    claim: claimOf(row, actor, now),
    isOwn: row.sellerId === actor.userId,
  };
}
