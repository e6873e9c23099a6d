import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { uncoveredNames } from "../../mandates/coverage.ts";
import type { SellerNames } from "../../mandates/names.ts";
import { sellersOf } from "../../mandates/parties.ts";
import { findMandateInForce } from "../../mandates/queries/find-mandate-in-force.ts";
import { readOwnership } from "../../mandates/schemas.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { completionOf } from "../completion.ts";
import { type RevisionContent, readContent } from "../content.ts";
import type { RevisionHolder } from "../holder.ts";
import { namedHomeOf } from "../property-row.ts";
import { type PublicationIssue, publicationIssues } from "../publication.ts";
import { returnsSchema } from "../review.ts";
import type { RevisionView } from "../views.ts";
import { findCommuneName } from "./find-commune-name.ts";

/** What the mandate in force of a property fixes, amendments included, and what it does not cover of a revision. */
async function signedTerms(
  propertyId: string,
  described: { content: RevisionContent; issues: readonly PublicationIssue[]; city: string | null },
  sellers: SellerNames,
): Promise<Pick<RevisionView, "mandate" | "uncovered">> {
  const mandate = await findMandateInForce(propertyId);
  if (mandate === null) return { mandate: null, uncovered: null };
  const { content, issues, city } = described;
  const isWhole = issues.length === 0 && city !== null;
  const uncovered = isWhole
    ? uncoveredNames(mandate, { ...namedHomeOf(content, city), ...sellers })
    : null;
  const { priceCents, tier, feeCents } = mandate;
  return { mandate: uncovered === null ? { priceCents, tier, feeCents } : null, uncovered };
}

/** Why a revision was returned last, where it was not submitted again since. */
async function lastReturn(revisionId: string) {
  const row = await reads()
    .selectFrom("RevisionEvent")
    .select(["kind", "at", "reasons"])
    .where("revisionId", "=", revisionId)
    .where("kind", "in", ["submitted", "returned", "approved"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row?.kind !== "returned" || row.reasons === null) return { returns: [], returnedAt: null };
  return {
    returns: returnsSchema.parse(JSON.parse(row.reasons)),
    returnedAt: fromDbInstant(row.at),
  };
}

/**
 * A revision, as the person who writes it sees it.
 * @throws {DomainError} revision.not-found: of somebody else, or given up
 */
export async function getRevision(
  revisionId: string,
  holder: RevisionHolder,
  now = new Date(),
): Promise<RevisionView> {
  if (!isId(revisionId)) throw new DomainError("revision.not-found");
  const row = await reads()
    .selectFrom("ListingRevision as r")
    .leftJoin("Property as p", "p.id", "r.propertyId")
    .select(["r.id", "r.status", "r.propertyId", "r.content", "r.version", "r.updatedAt"])
    .leftJoin("User as s", "s.id", "r.sellerId")
    .select(["r.submittedAt", "r.sellerId", "p.status as propertyStatus"])
    .leftJoin("Ownership as ow", "ow.propertyId", "r.propertyId")
    .select(["s.firstName", "s.lastName", "ow.content as ownership"])
    .where("r.id", "=", revisionId)
    .where("r.status", "<>", literal("discarded"))
    .where((eb) =>
      holder.kind === "seller"
        ? eb("r.sellerId", "=", holder.actor.userId)
        : eb("r.holderHash", "=", holder.hash),
    )
    .executeTakeFirst();
  if (!row) throw new DomainError("revision.not-found");
  const content = readContent(JSON.parse(row.content));
  const city = content.communeCode ? await findCommuneName(content.communeCode) : null;
  const issues = publicationIssues(content, now);
  const sellers = sellersOf(`${row.firstName} ${row.lastName}`, readOwnership(row.ownership));
  return {
    id: row.id,
    status: row.status,
    propertyId: row.propertyId,
    propertyStatus: row.propertyStatus,
    content,
    version: row.version,
    savedAt: fromDbInstant(row.updatedAt),
    submittedAt: row.submittedAt === null ? null : fromDbInstant(row.submittedAt),
    isAnonymous: row.sellerId === null,
    completion: completionOf(content, now),
    issues,
    ...(await lastReturn(row.id)),
    ...(row.propertyId === null
      ? { mandate: null, uncovered: null }
      : await signedTerms(row.propertyId, { content, issues, city }, sellers)),
    city,
  };
}
