import { isDemoAddress } from "../../../accounts/demo.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { obstacleOf, payableBy } from "../../rules.ts";
import type { OwedView } from "../../views.ts";

/** Most loopers of a list: a batch takes as many. */
const MOST = 2_000;

/** Who is owed by issued statements that no payment has, with the account that counts. */
const owed = () =>
  reads()
    .selectFrom("StatementIssue as i")
    .innerJoin("CommissionStatement as s", "s.id", "i.statementId")
    .innerJoin("User as u", "u.id", "i.looperId")
    .leftJoin("PayoutStatement as ps", (join) =>
      join.onRef("ps.statementId", "=", "i.statementId").on("ps.releasedAt", "is", null),
    )
    .select(["i.looperId", "u.firstName", "u.lastName", "u.emailNormalized"])
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
    .orderBy("month")
    .orderBy("i.looperId")
    .limit(MOST);

/**
 * What is to be paid to loopers, the longest due first; one with less than nothing is shown too: their next statements
 * make up for it.
 * @throws {DomainError} request.forbidden
 */
export async function listOwed(actor: Actor, now = new Date()): Promise<OwedView[]> {
  authorize(actor, "payouts.make");
  const rows = await owed().execute();
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
