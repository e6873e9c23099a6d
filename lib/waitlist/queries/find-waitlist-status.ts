import type { SelfAssignableRole } from "../../kernel/roles.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { queued } from "../administration/queries/entry-expressions.ts";
import { readToken } from "../links.ts";
import type { WaitlistStatusView } from "../views.ts";
import { findEntry } from "./find-entry.ts";
import { referralsOfCode } from "./referrals-of-code.ts";

/** How many of a role wait who confirmed by an instant; with a bound in time an index counts them. */
async function countQueue(role: SelfAssignableRole, by: Date): Promise<number> {
  const { count } = await queued()
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("q.role", "=", role)
    .where("q.confirmedAt", "<=", toDbInstant(by))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many of a role wait before a place of its queue. */
async function countBefore(role: SelfAssignableRole, confirmedAt: Date, id: string) {
  const at = toDbInstant(confirmedAt);
  const { count } = await queued()
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("q.role", "=", role)
    .where((eb) => eb(eb.refTuple("q.confirmedAt", "q.id"), "<", eb.tuple(at, id)))
    .executeTakeFirstOrThrow();
  return count;
}

/** Where somebody stands; null where the link is no good, or the person was erased. */
export async function findWaitlistStatus(
  token: unknown,
  now = new Date(),
): Promise<WaitlistStatusView | null> {
  const id = readToken(token, "status", now);
  const entry = id === null ? null : await findEntry(id);
  if (!entry) return null;
  const { email, role, referralCode, confirmedAt, invitedAt, userId } = entry;
  if (referralCode === null || confirmedAt === null) return null;
  const joined = userId !== null;
  const waits = !joined && invitedAt === null;
  return {
    ...(await referralsOfCode(referralCode)),
    email,
    role,
    position: waits ? (await countBefore(role, confirmedAt, entry.id)) + 1 : null,
    total: await countQueue(role, now),
    confirmedAt,
    invitedAt,
    joined,
  };
}
