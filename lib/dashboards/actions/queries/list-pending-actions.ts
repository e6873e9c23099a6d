import { activeRoles, type Role } from "../../../kernel/roles.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize, can } from "../../../policy/can.ts";
import { readContent } from "../../../revisions/content.ts";
import { ACTION_KINDS, type PendingAction, type PendingActions } from "../views.ts";
import { ACTIONS } from "./action-rows.ts";

const MAX_SHOWN = 20;

interface Wanted {
  roles: readonly Role[];
  /** Messages are among them whatever their role: who writes to somebody without being a buyer still has the answer to read. */
  everything: boolean;
}

/**
 * What may wait for a person, from where it is found for the roles that are wanted: nobody reads what is the team's to
 * decide, not even to leave it out. The kinds are in the order of their rank.
 * @returns null where there is nothing to look for
 */
function foundActions(userId: string, now: Date, { roles, everything }: Wanted) {
  const [first, ...others] = ACTION_KINDS.flatMap((kind, rank) =>
    ACTIONS[kind]
      .filter(
        (source) =>
          (everything && kind === "message") || source.roles.some((role) => roles.includes(role)),
      )
      .map(({ find }) =>
        reads()
          .selectFrom(find(userId, now).as("a"))
          .selectAll()
          .select(({ lit }) => [lit<number>(rank).as("rank"), literal(kind).as("kind")]),
      ),
  );
  return first?.unionAll(others) ?? null;
}

/** The most pressing of them. */
const mostPressing = (
  found: NonNullable<ReturnType<typeof foundActions>>,
  { roles, everything }: Wanted,
) =>
  reads()
    .selectFrom(found.as("f"))
    .select(["f.kind", "f.role", "f.id", "f.subject", "f.lastName", "f.content", "f.listing"])
    .select(["f.since", "f.until"])
    .select(({ fn }) => fn.countAll<number>().over().as("total"))
    .where((eb) =>
      eb.or([
        ...(roles.length > 0 ? [eb("f.role", "in", roles)] : []),
        ...(everything ? [eb("f.kind", "=", literal("message"))] : []),
      ]),
    )
    .orderBy("f.rank")
    .orderBy("f.until", (order) => order.asc().nullsFirst())
    .orderBy("f.since")
    .limit(MAX_SHOWN)
    .execute();

type ActionRow = Awaited<ReturnType<typeof mostPressing>>[number];

function subjectOf({ subject, lastName, content }: ActionRow): string {
  if (content !== null) return readContent(JSON.parse(content)).title ?? "";
  return lastName === null ? (subject ?? "") : `${subject} ${lastName}`;
}

/**
 * What waits for the actor under one of the roles in force, or under one role alone: the most
 * pressing kinds first, within each what lapses first or has waited longest. At most 20 of them, and how many in all.
 */
export async function listPendingActions(
  actor: Actor,
  now: Date,
  role?: Role,
): Promise<PendingActions> {
  authorize(actor, "account.read");
  const roles = activeRoles(actor.roles).filter(
    (held) =>
      (role === undefined || held === role) &&
      // Without the second factor that the role asks for, it has nothing to show.
      (held !== "trust_manager" || can(actor, "looper-requests.decide")),
  );
  const wanted: Wanted = { roles, everything: role === undefined };
  const found = foundActions(actor.userId, now, wanted);
  const rows = found === null ? [] : await mostPressing(found, wanted);
  const items = rows.map((row): PendingAction => {
    const { kind, role: under, id, listing, until } = row;
    const since = fromDbInstant(row.since) ?? now;
    return { kind, role: under, id, subject: subjectOf(row), listing, since, until };
  });
  return { total: rows[0]?.total ?? 0, items };
}
