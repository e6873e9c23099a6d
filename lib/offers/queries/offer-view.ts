import { zoneOf } from "../../kernel/place.ts";
import { briefView } from "../../listings/brief.ts";
import { packageOf } from "../../mandates/rules.ts";
import { fromDbInstant, type StoredInstant } from "../../platform/db/instants.ts";
import type { Viewpoint } from "../../policy/viewpoint.ts";
import {
  actionsOf,
  closenessOf,
  daysLeft,
  netToSeller,
  type OfferStatus,
  offerAuthor,
  percentOfAskingPrice,
  stateOf,
  urgencyOf,
} from "../rules.ts";
import type { OfferBrief, OfferView } from "../views.ts";
import type { ExchangeRow } from "./exchange-rows.ts";

function briefOf(
  amountCents: number | null,
  status: OfferStatus | null,
  expiresAt: StoredInstant | null,
  now: Date,
): OfferBrief | null {
  if (amountCents === null || status === null || expiresAt === null) return null;
  return { amountCents, state: stateOf(status, fromDbInstant(expiresAt), now) };
}

function expiryOf(
  { status, expiryDate: date, communeCode }: ExchangeRow,
  now: Date,
): OfferView["expiry"] {
  if (status !== "pending" && status !== "expired") return null;
  const days = daysLeft(date, now, zoneOf(communeCode));
  return { date, days, urgency: urgencyOf(days) };
}

export function toOfferView(row: ExchangeRow, viewpoint: Viewpoint, now: Date): OfferView {
  const { amountCents, priceCents, decidedAt } = row;
  const { buyerName: name, buyerEmail: email, buyerPhone: phone } = row;
  const author = offerAuthor(row);
  const expiresAt = fromDbInstant(row.expiresAt);
  const standing = { ...row, expiresAt, author, listingStatus: row.propertyStatus } as const;
  const { feeCents, estimated } = packageOf(row);
  const isJointlySold = (row.otherParties ?? 0) > 0;
  const moves = actionsOf(standing, viewpoint, now);
  const net = { cents: netToSeller(amountCents, { feeCents }), feeCents, estimated };
  return {
    id: row.id,
    property: briefView(row),
    author,
    buyer: viewpoint === "buyer" ? null : { name, email, phone },
    amountCents,
    net,
    percent: percentOfAskingPrice(amountCents, priceCents),
    closeness: closenessOf(amountCents, priceCents),
    state: stateOf(row.status, expiresAt, now),
    // Several who sell together counter by no word of one of them (decision 0078).
    actions:
      isJointlySold && viewpoint === "seller" ? moves.filter((move) => move !== "counter") : moves,
    isJointlySold,
    expiryDate: row.expiryDate,
    expiry: expiryOf(row, now),
    financing: { type: row.financingType, approved: Boolean(row.financingApproved) },
    message: row.message,
    conditions: row.conditions,
    createdAt: fromDbInstant(row.createdAt),
    decidedAt: fromDbInstant(decidedAt),
    refusal:
      row.refusalReason === null
        ? null
        : { by: author === "buyer" ? "seller" : "buyer", reason: row.refusalReason },
    answersId: row.answersId,
    answers: briefOf(row.answersAmount, row.answersStatus, row.answersExpiry, now),
    answer: briefOf(row.answerAmount, row.answerStatus, row.answerExpiry, now),
    fileShared: row.fileSharedAt !== null,
    saleId: row.saleId,
  };
}
