import { isId } from "../../kernel/ids.ts";
import { daysBefore } from "../../kernel/time.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { type ConfirmationState, confirmationState, dueBefore, NOTICE_DAYS } from "./freshness.ts";
import { HISTORY_LENGTH, type HistoryItem, historyOf } from "./history.ts";
import { readConfirmationToken } from "./token.ts";

/**
 * Listings that may have to be confirmed, by their ids; those that wait for an answer are left out.
 * @param after the last id that was read
 */
export async function listUnconfirmed(now: Date, limit: number, after = ""): Promise<string[]> {
  const rows = await reads()
    .selectFrom("Property")
    .select("id")
    // As the condition of the index Property_confirmation has it.
    .where("status", "=", literal("active"))
    .where(({ not, ref }) => not(ref("isDemonstration")))
    .where(({ eb, fn }) =>
      eb(fn.coalesce("confirmedAt", "publishedAt"), "<=", toDbInstant(dueBefore(now))),
    )
    .where(({ eb, fn, or }) =>
      or([
        eb("confirmationAskedAt", "is", null),
        eb("confirmationAskedAt", "<", fn.coalesce("confirmedAt", "publishedAt")),
        eb("confirmationAskedAt", "<=", toDbInstant(daysBefore(now, NOTICE_DAYS))),
      ]),
    )
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What the page of a mail's link shows. */
export interface ConfirmationPage {
  title: string;
  state: ConfirmationState;
  /** Visits to come that are agreed. */
  agreedVisits: number;
}

/** The home that a link answers for; null where the link is none of ours, or too old. */
export async function findConfirmation(
  token: unknown,
  now = new Date(),
): Promise<ConfirmationPage | null> {
  const propertyId = readConfirmationToken(token, now);
  if (propertyId === null) return null;
  const row = await reads()
    .selectFrom("Property as p")
    .select(["p.title", "p.status", "p.pauseReason"])
    .select((eb) =>
      eb
        .selectFrom("Visit as v")
        .select(({ fn }) => fn.countAll<number>().as("agreed"))
        .whereRef("v.propertyId", "=", "p.id")
        .where("v.status", "=", "scheduled")
        .where("v.startsAt", ">", toDbInstant(now))
        .as("agreedVisits"),
    )
    .where("p.id", "=", propertyId)
    .executeTakeFirst();
  if (!row) return null;
  const { title, agreedVisits } = row;
  return { title, state: confirmationState(row), agreedVisits: agreedVisits ?? 0 };
}

/**
 * The dated history of a published listing, as everybody may read it: nothing where there is no more to
 * tell than its publication.
 */
export async function listHistory(
  id: string,
  { publishedAt, soldAt }: { publishedAt: Date; soldAt: Date | null },
): Promise<HistoryItem[]> {
  if (!isId(id)) return [];
  const rows = await reads()
    .selectFrom("ListingEvent")
    .select(["kind", "at", "fromCents", "toCents"])
    .where("propertyId", "=", id)
    .where("kind", "in", ["price_changed", "back_on_market", "under_offer"])
    .orderBy("seq", "desc")
    .limit(HISTORY_LENGTH)
    .execute();
  const events = rows.reverse().map(({ at, ...event }) => ({ ...event, at: fromDbInstant(at) }));
  return historyOf({ publishedAt, soldAt, events });
}
