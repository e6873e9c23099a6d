import { civilDay, shiftCivilDay } from "../../../kernel/time.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { type EndingPaper, PAPER_ENDS } from "../../../policy/looper-papers.ts";
import { WARNING_DAYS } from "../paper-warnings.ts";

/** The paper of a looper in force that ends soon. */
export interface EndingPaperOf {
  userId: string;
  email: string;
  firstName: string;
  expiresOn: string;
}

/** The loopers in force of whom a paper ends within the first warning's days, in the order of their ids, after one. */
export async function listEndingPapers(
  paper: EndingPaper,
  now: Date,
  after: string,
  limit: number,
): Promise<EndingPaperOf[]> {
  const today = civilDay(now);
  const column = `p.${PAPER_ENDS[paper]}` as const;
  const rows = await reads()
    .selectFrom("AmbassadorProfile as p")
    .innerJoin("RoleGrant as g", "g.userId", "p.userId")
    .innerJoin("User as u", "u.id", "p.userId")
    .select(["p.userId", "u.email", "u.firstName"])
    .select((eb) => eb.ref(column).$notNull().as("expiresOn"))
    .where(column, ">=", today)
    .where(column, "<=", shiftCivilDay(today, WARNING_DAYS[0]))
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "=", literal("active"))
    .where("u.erasedAt", "is", null)
    .where("p.userId", ">", after)
    .orderBy("p.userId")
    .limit(limit)
    .execute();
  return rows;
}
