import { coverOf } from "../../listings/brief.ts";
import { publicAddress } from "../../listings/location/rules.ts";
import { answerUntil } from "../../listings/states/freshness.ts";
import { CHOOSABLE } from "../../listings/states/rules.ts";
import { uncoveredNames } from "../../mandates/coverage.ts";
import { type NamesRow, namesOf } from "../../mandates/names.ts";
import { sellersOf } from "../../mandates/parties.ts";
import { packageOf, packageSavingsCents } from "../../mandates/rules.ts";
import { readOwnership } from "../../mandates/schemas.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { coverOfContent, readContent } from "../../revisions/content.ts";
import { actionsOf } from "../actions.ts";
import { labelsOf } from "../rules.ts";
import type { OwnedProperty } from "../views.ts";
import type { OwnedRow, PropertyHolder } from "./owned-rows.ts";

/** What the listing says of where the home is, for a reader who knows the whole address. */
function publishedOf(row: OwnedRow): OwnedProperty["published"] {
  const place = publicAddress(row) ?? row.neighbourhood;
  return { precision: row.addressPrecision, place };
}

/** Whether it is paused without a mandate that covers it: examples need none. */
function needsMandate(row: OwnedRow): boolean {
  if (row.propertyStatus !== "paused" || row.isDemonstration) return false;
  if (row.mandatePriceCents === null) return true;
  const sellers = sellersOf(`${row.firstName} ${row.lastName}`, readOwnership(row.ownership));
  const now = { ...row, ...sellers };
  // Null without a mandate alone.
  const names = namesOf(row as OwnedRow & NamesRow);
  return uncoveredNames({ names }, now) !== null;
}

function revisionOf({ revisionId: id, revisionStatus: status, returnedAt }: OwnedRow) {
  if (id === null || (status !== "editing" && status !== "in_review")) return null;
  return { id, status: status === "editing" && returnedAt !== null ? "returned" : status } as const;
}

/** A draft's cover, to its seller. */
const draftCover = ({ draftContent }: OwnedRow) =>
  draftContent === null ? null : coverOfContent(readContent(JSON.parse(draftContent)));

/** Once an offer is accepted, the sale names its looper. */
function leavingOf({ propertyStatus, saleId, hostedVisits, buyersLeads }: OwnedRow) {
  if (saleId !== null || !CHOOSABLE.includes(propertyStatus)) return null;
  return { visits: hostedVisits ?? 0, leads: buyersLeads ?? 0 };
}

export function toOwnedProperty(row: OwnedRow, owner: PropertyHolder): OwnedProperty {
  const sellersPackage = packageOf(row);
  const revision = owner === "seller" ? revisionOf(row) : null;
  const { propertyStatus: status, confirmationAskedAt: requestedAt } = row;
  return {
    id: row.id,
    title: row.propertyTitle,
    status: labelsOf(row.propertyStatus),
    address: row.address,
    published: publishedOf(row),
    postalCode: row.postalCode,
    city: row.city,
    priceCents: row.priceCents,
    savingsCents: packageSavingsCents(sellersPackage),
    tier: sellersPackage.tierName,
    estimated: sellersPackage.estimated,
    surfaceDm2: row.surfaceDm2,
    rooms: row.rooms,
    bedrooms: row.bedrooms,
    views: row.viewCount,
    favorites: row.favoriteCount,
    photo: coverOf(row) ?? (owner === "seller" ? draftCover(row) : null),
    saleId: row.saleId,
    revision,
    confirmBy:
      status === "active" && requestedAt !== null ? answerUntil(fromDbInstant(requestedAt)) : null,
    agreedVisits: row.agreedVisits ?? 0,
    // What lacks its mandate is paused for that.
    isUnconfirmed: status === "paused" && row.pauseReason === "unconfirmed" && !needsMandate(row),
    needsMandate: needsMandate(row),
    isJointlySold: (row.otherParties ?? 0) > 0,
    withdrawal:
      status === "withdrawn"
        ? { at: fromDbInstant(row.withdrawnAt), reason: row.withdrawReason }
        : null,
    actions: actionsOf(status, {
      isSeller: owner === "seller",
      hasSale: row.saleId !== null,
      isDemonstration: Boolean(row.isDemonstration),
      revision: revision?.status ?? null,
      hasMandate: row.mandateNumber !== null,
      needsMandate: needsMandate(row),
      isRelisted: row.relistedAs !== null,
    }),
    canPlace: owner === "seller" && row.propertyStatus !== "withdrawn",
    sellerName: owner === "ambassador" ? `${row.firstName} ${row.lastName}` : null,
    leaving: owner === "ambassador" ? leavingOf(row) : null,
  };
}
