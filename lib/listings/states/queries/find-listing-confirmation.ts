import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { type ConfirmationState, confirmationState } from "../freshness.ts";
import { readConfirmationToken } from "../token.ts";

/** What the page of a mail's link shows. */
export interface ConfirmationPage {
  title: string;
  state: ConfirmationState;
  /** Visits to come that are agreed. */
  agreedVisits: number;
}

/** The home that a link answers for; null where the link is none of ours, or too old. */
export async function findListingConfirmation(
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
        .where("v.status", "=", literal("scheduled"))
        .where("v.startsAt", ">", toDbInstant(now))
        .as("agreedVisits"),
    )
    .where("p.id", "=", propertyId)
    .executeTakeFirst();
  if (!row) return null;
  const { title, agreedVisits } = row;
  return { title, state: confirmationState(row), agreedVisits: agreedVisits ?? 0 };
}
