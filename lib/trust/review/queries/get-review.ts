import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import {
  isPublicStatus,
  isSearchableStatus,
  SEARCHABLE_STATUSES,
} from "../../../kernel/property-kinds.ts";
import { publicPoint, SHOWN_RADIUS_M } from "../../../listings/location/rules.ts";
import { pricePerM2Cents } from "../../../listings/rules.ts";
import { sellersOf } from "../../../mandates/parties.ts";
import { readOwnership } from "../../../mandates/schemas.ts";
import { findPictureHints } from "../../../photos/queries/find-picture-hints.ts";
import type { PictureHints } from "../../../photos/views.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literals } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { type RevisionContent, readContent } from "../../../revisions/content.ts";
import { FIELDS } from "../../../revisions/fields.ts";
import { publicationIssues } from "../../../revisions/publication.ts";
import { findHome } from "../../../revisions/queries/find-home.ts";
import { listQuestions } from "../../../revisions/queries/list-questions.ts";
import { changedFields, changeOf, returnsSchema } from "../../../revisions/review.ts";
import { findMeanPrice } from "../../listings/queries/find-mean-price.ts";
import { listingFindings } from "../../listings/rules.ts";
import { movesFor } from "../rules.ts";
import type { PlaceView, ReturnedView, ReviewEventView, ReviewView } from "../views.ts";
import { findAcceptedLooper } from "./find-accepted-looper.ts";
import { findReviewedMandate } from "./find-reviewed-mandate.ts";
import { listDuplicates } from "./list-duplicates.ts";
import { revisionRows, sellerNameOf, toQueued } from "./queued-revision.ts";

/** One revision with what its decision needs of its property and its seller. */
const fileOf = (id: string) =>
  revisionRows()
    .select(["r.status", "r.version", "r.fieldVersions", "r.decidedAt"])
    .select(["p.id as propertyId", "p.status as propertyStatus", "p.blurSeed"])
    .select(["s.email as sellerEmail", "s.phone as sellerPhone", "s.createdAt as sellerSince"])
    .select((eb) =>
      eb
        .selectFrom("Property as o")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("o.sellerId", "=", "r.sellerId")
        .where("o.status", "in", literals(SEARCHABLE_STATUSES))
        .as("sellerListings"),
    )
    .where("r.id", "=", id)
    .executeTakeFirst();

/** A step of a revision, with what it contained then. */
type RevisionStep = ReviewEventView & { content: RevisionContent | null };

async function listEvents(revisionId: string): Promise<RevisionStep[]> {
  const rows = await reads()
    .selectFrom("RevisionEvent as e")
    .leftJoin("User as u", "u.id", "e.actorId")
    .select(["e.id", "e.kind", "e.at", "e.reasons", "e.content", "u.firstName", "u.lastName"])
    .where("e.revisionId", "=", revisionId)
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc")
    .execute();
  return rows.map(({ id, kind, at, reasons, content, firstName, lastName }) => ({
    id,
    kind,
    at: fromDbInstant(at),
    actorName: firstName === null ? null : `${firstName} ${lastName}`,
    returns: reasons === null ? [] : returnsSchema.parse(JSON.parse(reasons)),
    content: content === null ? null : readContent(JSON.parse(content)),
  }));
}

/** What was returned last, as it had been handed in before, beside what came back; null where nothing was. */
function returnedOf(
  events: readonly RevisionStep[],
  content: RevisionContent,
): ReturnedView | null {
  const last = events.findIndex(({ kind }) => kind === "returned");
  const event = events[last];
  const before = events.slice(last + 1).find((each) => each.content !== null)?.content;
  if (!event || !before) return null;
  const { at, returns } = event;
  return { at, returns, content: before, changed: changedFields(before, content) };
}

/** Where the home is, and the circle that its listing's page shows, or would. */
function placeOf(
  { lat, lng, addressPrecision = FIELDS.addressPrecision.empty }: RevisionContent,
  blurSeed: string,
): PlaceView | null {
  if (lat === undefined || lng === undefined) return null;
  const middle = publicPoint({ lat, lng, addressPrecision, blurSeed });
  const shown = { ...middle, radiusM: SHOWN_RADIUS_M[addressPrecision] };
  return { lat, lng, precision: addressPrecision, shown };
}

/** What is odd about the price and the pictures. */
async function oddities(
  { type, communeCode, priceCents, surfaceDm2, photos = [] }: RevisionContent,
  pictures: readonly PictureHints[],
) {
  const photoHints = pictures.flatMap(({ hints }) => hints);
  const ofPhotos = { photoCount: photos.length, photoHints };
  if (!type || !communeCode || !priceCents || !surfaceDm2) {
    const findings = listingFindings({ ...ofPhotos, pricePerM2: 0, meanPricePerM2: null });
    return { pricePerM2Cents: null, meanPricePerM2Cents: null, findings };
  }
  const pricePerM2 = pricePerM2Cents(priceCents, surfaceDm2);
  const meanPricePerM2 = await findMeanPrice(communeCode, type);
  return {
    pricePerM2Cents: pricePerM2,
    meanPricePerM2Cents: meanPricePerM2,
    findings: listingFindings({ ...ofPhotos, pricePerM2, meanPricePerM2 }),
  };
}

/**
 * A revision that was handed in, with all that its decision needs. Once it is back with its seller what is shown
 * is what was handed in: what they write meanwhile is theirs.
 * @throws {DomainError} request.forbidden, revision.not-found
 */
export async function getReview(
  revisionId: string,
  actor: Actor,
  now = new Date(),
): Promise<ReviewView> {
  authorize(actor, "listings.review");
  const row = isId(revisionId) ? await fileOf(revisionId) : undefined;
  if (!row) throw new DomainError("revision.not-found");
  const { propertyId, propertyStatus, status, version, sellerId } = row;
  const events = await listEvents(row.id);
  const handedIn = events.find((event) => event.content !== null)?.content;
  const content =
    status === "in_review" || !handedIn ? readContent(JSON.parse(row.content)) : handedIn;
  const queued = toQueued(row, { content, actor, now });
  const isChange = queued.kind === "change";
  const published = isChange && status === "in_review" ? await findHome(propertyId) : null;
  const fieldVersions = JSON.parse(row.fieldVersions);
  const change = published && changeOf(published, { content, fieldVersions });
  const proposed = change?.proposed ?? content;
  const issues = publicationIssues(proposed, now);
  const pictureHints = {
    photos: await findPictureHints((proposed.photos ?? []).map(({ key }) => key)),
    floorPlans: await findPictureHints((proposed.floorPlans ?? []).map(({ key }) => key)),
  };
  const looper = await findAcceptedLooper(row.id);
  const holder = queued.claim?.holder ?? "nobody";
  return {
    ...queued,
    propertyId,
    propertyStatus,
    isPublic: isPublicStatus(propertyStatus),
    isPrinted: isSearchableStatus(propertyStatus),
    status,
    version,
    decidedAt: fromDbInstant(row.decidedAt),
    content: proposed,
    published,
    changed: change?.changed ?? [],
    returned: status === "in_review" ? returnedOf(events, content) : null,
    place: placeOf(proposed, row.blurSeed),
    issues,
    questions: await listQuestions(proposed, now),
    pictureHints,
    ...(await oddities(proposed, pictureHints.photos)),
    mandate: await findReviewedMandate(
      propertyId,
      {
        content: proposed,
        isWhole: issues.length === 0,
        sellers: sellersOf(sellerNameOf(row), readOwnership(row.ownership)),
      },
      now,
    ),
    duplicates: await listDuplicates(proposed, sellerId),
    seller: {
      name: sellerNameOf(row),
      email: row.sellerEmail,
      phone: row.sellerPhone,
      since: fromDbInstant(row.sellerSince),
      listings: row.sellerListings ?? 0,
    },
    looperName: looper && `${looper.firstName} ${looper.lastName}`,
    history: events.map(({ content: _, ...event }) => event),
    moves: queued.isOwn ? [] : movesFor(status, holder),
  };
}
