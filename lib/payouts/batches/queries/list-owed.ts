import type { Expression } from "kysely";
import { isDemoAddress } from "../../../accounts/demo.ts";
import { readSort, type Sort } from "../../../kernel/sorted-list.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import { sortedBy, sortedName, sortedRows } from "../../../platform/db/sorted-rows.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { OWED_SORTS, type OwedSort, obstacleOf, payableBy } from "../../rules.ts";
import type { OwedView } from "../../views.ts";

/** Most loopers of a list: a batch takes as many. */
const MOST = 2_000;

/** Who is owed by issued statements that no payment has, with the account that counts. */
const owed = (key: OwedSort) =>
  reads()
    .selectFrom("StatementIssue as i")
    .innerJoin("CommissionStatement as s", "s.id", "i.statementId")
    .innerJoin("User as u", "u.id", "i.looperId")
    .leftJoin("PayoutStatement as ps", (join) =>
      join.onRef("ps.statementId", "=", "i.statementId").on("ps.releasedAt", "is", null),
    )
    .select(["i.looperId", "i.looperId as id", "u.firstName", "u.lastName", "u.emailNormalized"])
    .select((eb) => [
      eb.fn.sum<number>("i.totalCents").as("owedCents"),
      eb.fn.countAll<number>().as("statements"),
      eb.fn.min("s.month").as("month"),
      eb
        .selectFrom("PayoutAccount as a")
        .select("a.payableFrom")
        .whereRef("a.looperId", "=", "i.looperId")
        .orderBy("a.addedAt", "desc")
        .orderBy("a.id", "desc")
        .limit(1)
        .as("payableFrom"),
    ])
    .where("ps.statementId", "is", null)
    .groupBy(["i.looperId", "u.firstName", "u.lastName", "u.emailNormalized"])
    .having((eb) => eb(eb.fn.sum<number>("i.totalCents"), "<>", 0))
    .select((eb) => {
      const values: Record<OwedSort, Expression<unknown>> = {
        due: eb.fn.min("s.month"),
        name: sortedName(eb.ref("u.lastName"), eb.ref("u.firstName")),
        amount: eb.fn.sum("i.totalCents"),
      };
      return sortedBy(values[key]);
    });

/**
 * What is to be paid to loopers, the longest due first unless another order is asked for; one with less than nothing is shown too: their next statements
 * make up for it.
 * @throws {DomainError} request.forbidden
 */
export async function listOwed(
  actor: Actor,
  now = new Date(),
  sort: Sort<OwedSort> = readSort<OwedSort>({}, OWED_SORTS),
): Promise<OwedView[]> {
  authorize(actor, "payouts.make");
  const rows = await sortedRows(owed(sort.key), sort, null, MOST).execute();
  return rows.map(({ looperId, firstName, lastName, emailNormalized, ...row }) => ({
    looperId,
    name: `${firstName} ${lastName}`,
    owedCents: row.owedCents,
    statements: row.statements,
    payableBy: row.month === null ? null : payableBy(row.month),
    obstacle: obstacleOf(
      {
        isDemo: isDemoAddress(emailNormalized),
        isOwn: looperId === actor.userId,
        payableFrom: fromDbInstant(row.payableFrom),
        owedCents: row.owedCents,
      },
      now,
    ),
  }));
}
