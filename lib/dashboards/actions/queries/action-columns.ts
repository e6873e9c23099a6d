import { type Expression, expressionBuilder } from "kysely";
import type { Role } from "../../../kernel/roles.ts";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import type { StoredInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";

/* The columns that every source of actions selects, and whose homes a person answers for. */

/** What the row of an action is made of. */
interface ActionColumns {
  role: Expression<Role>;
  id: Expression<string>;
  /** Whom it comes from or what it is about: of a person the first name. */
  subject: Expression<string | null>;
  lastName?: Expression<string | null>;
  /** Of a revision, which has its title in it. */
  content?: Expression<string | null>;
  listing?: Expression<string | null>;
  /** Without it from now on. */
  since?: Expression<StoredInstant | null>;
  until?: Expression<string | null>;
}

const { cast, lit } = expressionBuilder<Models>();
export const NOTHING: Expression<string | null> = lit(null);
const NO_INSTANT: Expression<StoredInstant | null> = cast(lit(null), "timestamp");

export const action = ({
  role,
  id,
  subject,
  lastName = NOTHING,
  content = NOTHING,
  listing = NOTHING,
  since = NO_INSTANT,
  until = NOTHING,
}: ActionColumns) => {
  const eb = expressionBuilder<Models>();
  return [
    eb.parens(role).as("role"),
    eb.parens(id).as("id"),
    eb.parens(subject).as("subject"),
    eb.parens(lastName).as("lastName"),
    eb.parens(content).as("content"),
    eb.parens(listing).as("listing"),
    eb.parens(since).as("since"),
    eb.parens(until).as("until"),
  ] as const;
};

export const as = (role: Role): Expression<Role> => literal(role);

/** A home `p` that a person answers for: the looper's, or the seller's own where there is none. */
export const isInCharge = (userId: string) => {
  const eb = expressionBuilder<Models & { p: Models["Property"] }, "p">();
  return eb.or([
    eb("p.ambassadorId", "=", userId),
    eb.and([eb("p.sellerId", "=", userId), eb("p.ambassadorId", "is", null)]),
  ]);
};

export const roleInCharge = (userId: string): Expression<Role> => {
  const eb = expressionBuilder<Models & { p: Models["Property"] }, "p">();
  return eb
    .case()
    .when("p.ambassadorId", "=", userId)
    .then(literal<Role>("ambassador"))
    .else(literal<Role>("seller"))
    .end();
};
