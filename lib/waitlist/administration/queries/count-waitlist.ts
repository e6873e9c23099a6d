import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { Funnel } from "../rules.ts";

const counted = () =>
  reads()
    .selectFrom("WaitlistEntry as c")
    .select(({ fn }) => fn.countAll<number>().as("count"));

/** People with an account, and how many of them were confirmed and invited: from WaitlistEntry_joined alone. */
const joined = () =>
  reads()
    .selectFrom("WaitlistEntry")
    .select(({ fn }) => [
      fn.countAll<number>().as("joined"),
      fn.count<number>("confirmedAt").as("joinedConfirmed"),
      fn.count<number>("waveId").as("joinedInvited"),
    ])
    .where("joinedAt", "is not", null);

/** Each count along an index that has its rows and little else. */
const overall = () =>
  reads()
    .selectFrom(joined().as("j"))
    .select(["j.joined", "j.joinedConfirmed", "j.joinedInvited"])
    .select([
      counted().$asScalar().$notNull().as("subscribed"),
      counted().where("c.referralCode", "is not", null).$asScalar().$notNull().as("confirmed"),
      counted().where("c.waveId", "is not", null).$asScalar().$notNull().as("invited"),
    ])
    .executeTakeFirstOrThrow();

/** How far everybody came who ever subscribed. @throws {DomainError} request.forbidden */
export async function countWaitlist(actor: Actor): Promise<Funnel> {
  authorize(actor, "waitlist.manage");
  const { joinedConfirmed, confirmed, ...counts } = await overall();
  return { ...counts, confirmed: confirmed + counts.joined - joinedConfirmed };
}
