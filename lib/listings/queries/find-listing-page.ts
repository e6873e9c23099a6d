import { type CardFields, cardFields } from "../card-fields.ts";
import type { FloorPlanView, RoomView } from "../rooms/views.ts";
import { listOpenSlots } from "../slots/queries/list-open-slots.ts";
import type { HistoryItem } from "../states/history.ts";
import { listHistory } from "../states/queries/list-listing-history.ts";
import type { ListingDetail, SlotView } from "../views.ts";
import { findSimilar } from "./find-similar-listings.ts";
import { listCards } from "./list-cards.ts";
import { findDetailRow, publicDetail } from "./listing-detail.ts";

/** What the address of a listing leads to. */
export type ListingPage =
  | {
      kind: "found";
      listing: ListingDetail;
      rooms: RoomView[];
      plans: FloorPlanView[];
      similar: CardFields[];
      slots: SlotView[];
      /** Empty where there is no more to tell than its publication. */
      history: HistoryItem[];
    }
  | { kind: "withdrawn" }
  | { kind: "unknown" };

/**
 * What `/bien/{id}` shows. Drafts, listings in review and paused ones are unknown to the public.
 * Never throws for an odd id.
 */
export async function findListingPage(id: string, now = new Date()): Promise<ListingPage> {
  const row = await findDetailRow(id, now);
  if (row?.status === "withdrawn") return { kind: "withdrawn" };
  const detail = row && (await publicDetail(row, now));
  if (!detail) return { kind: "unknown" };
  const { listing, rooms, plans } = detail;
  return {
    kind: "found",
    listing,
    rooms,
    plans,
    similar: (await listCards(await findSimilar(row), now)).map((card) => cardFields(card, now)),
    slots: listing.state === "active" ? await listSlots(id, now) : [],
    history: await listHistory(id, {
      publishedAt: new Date(listing.publishedAt),
      soldAt: row.soldAt === null ? null : new Date(row.soldAt),
    }),
  };
}

/** Of a page: the calendar of all of them is a page of its own. */
const MOST_SLOTS = 60;

/** The slots of a listing as its page and `GET /api/listings/{id}/slots` show them, soonest first. */
async function listSlots(id: string, now: Date): Promise<SlotView[]> {
  const slots = await listOpenSlots(id, now, MOST_SLOTS);
  return slots.map(({ startsAt, endsAt, ...slot }) => ({
    ...slot,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }));
}
