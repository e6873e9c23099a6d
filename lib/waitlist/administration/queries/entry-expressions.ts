import { type Expression, expressionBuilder } from "kysely";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { DIRECT, REFERRED, type Stage } from "../rules.ts";

/** What an entry's stage and source are read from, in the words of a read: columns of WaitlistEntry_listed. */
interface Listed {
  e: Models["WaitlistEntry"];
}
const listed = () => expressionBuilder<Models & Listed, "e">();

/** How far the person of an entry `e` came. */
export const stageOf = () =>
  listed()
    .case()
    .when("e.joinedAt", "is not", null)
    .then(literal<Stage>("joined"))
    .when("e.invitedAt", "is not", null)
    .then(literal<Stage>("invited"))
    .when("e.confirmedAt", "is not", null)
    .then(literal<Stage>("confirmed"))
    .else(literal<Stage>("unconfirmed"))
    .end();

/** Where the person of an entry `e` came from. A code that was typed and is nobody's says nothing. */
export const originOf = () => {
  const eb = listed();
  const isReferred = eb.exists(
    eb.selectFrom("WaitlistReferral as k").select("k.id").whereRef("k.entryId", "=", "e.id"),
  );
  return eb
    .case()
    .when(eb.and([eb("e.source", "is", null), eb("e.referredBy", "is not", null), isReferred]))
    .then(literal<string>(REFERRED))
    .else(eb.fn.coalesce("e.source", literal<string>(DIRECT)))
    .end();
};

/** Who waits for an invitation: in the words of the index WaitlistEntry_queue. */
export const queued = () =>
  reads()
    .selectFrom("WaitlistEntry as q")
    .where("q.confirmedAt", "is not", null)
    .where("q.invitedAt", "is", null)
    .where("q.userId", "is", null);

/** How many referrals of a code are in a state. */
export const referralsOf = (
  code: Expression<string | null>,
  status: "counted" | "held" | "refused",
) =>
  reads()
    .selectFrom("WaitlistReferral as n")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("n.referrerCode", "=", code)
    .where("n.status", "=", status)
    .$asScalar()
    .$notNull();
