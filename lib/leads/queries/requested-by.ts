import { type Expression, expressionBuilder } from "kysely";

/** A person with an account, and its address as `normalizeEmail` gives it. */
interface Requester {
  userId: string;
  email: string;
}

/** Whether a lead is somebody's own request, also one that was made with their address without the account. */
export function requestedBy(
  lead: { contactId: Expression<string | null>; contactEmail: Expression<string | null> },
  { userId, email }: Requester,
) {
  const eb = expressionBuilder();
  return eb.or([
    eb(lead.contactId, "=", userId),
    eb.and([eb(lead.contactId, "is", null), eb(lead.contactEmail, "=", email)]),
  ]);
}
