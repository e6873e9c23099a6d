import { writer } from "../../platform/db/clients.ts";
import { readErrand } from "../tokens.ts";

/** Keeps what somebody was doing with their registration, until the link in its mail is used. */
export async function saveIntent(
  token: unknown,
  { pendingId }: { pendingId: string },
  now = new Date(),
): Promise<void> {
  if (!readErrand(token, now)) return;
  const data = { intent: String(token) };
  await writer().$transaction((tx) =>
    // Not where it was confirmed meanwhile: the row then says nothing more of its person.
    tx.pendingRegistration.updateMany({
      where: { id: pendingId, passwordHash: { not: null } },
      data,
    }),
  );
}
