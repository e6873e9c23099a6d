import { SELF_ASSIGNABLE_ROLES } from "../../../kernel/roles.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { LAPSED, readReason } from "../reasons.ts";
import { mayReapply, reapplyOn } from "../rules.ts";
import type { RoleCardView } from "../views.ts";

const grantsOf = (userId: string) =>
  reads()
    .selectFrom("RoleGrant")
    .select(["role", "status", "requestedAt", "decidedAt", "reason"])
    .where("userId", "=", userId)
    .orderBy("requestedAt")
    .orderBy("role")
    .execute();

type GrantRow = Awaited<ReturnType<typeof grantsOf>>[number];

function heldCard(
  { role, status: stored, requestedAt, decidedAt, reason }: GrantRow,
  { activeRole, roles }: Pick<Actor, "activeRole" | "roles">,
  now: Date,
): RoleCardView {
  // Papers that lapsed suspend before the daily check writes so: the session knows.
  const hasLapsed =
    stored === "active" && roles.some((held) => held.role === role && held.status === "suspended");
  const status = hasLapsed ? "suspended" : stored;
  const decided = fromDbInstant(decidedAt);
  const isRejected = status === "refused";
  return {
    role,
    // A refused role whose time has come is one that can be asked for.
    state: isRejected && mayReapply(decided, now) ? "available" : status,
    isCurrent: status === "active" && role === activeRole,
    since: decided ?? fromDbInstant(requestedAt),
    reason: hasLapsed ? LAPSED : readReason(reason),
    reapplyOn:
      isRejected && decided !== null && !mayReapply(decided, now) ? reapplyOn(decided) : null,
  };
}

/** The roles of a person, in the order they were asked for, then those that can be asked for. */
export async function listRoleCards(actor: Actor, now = new Date()): Promise<RoleCardView[]> {
  authorize(actor, "account.read");
  const held = (await grantsOf(actor.userId)).map((row) => heldCard(row, actor, now));
  const others = SELF_ASSIGNABLE_ROLES.filter((role) => !held.some((card) => card.role === role));
  const cards = [
    ...held,
    ...others.map(
      (role): RoleCardView => ({
        role,
        state: "available",
        isCurrent: false,
        since: null,
        reason: null,
        reapplyOn: null,
      }),
    ),
  ];
  return cards.sort((a, b) => Number(a.state === "available") - Number(b.state === "available"));
}
