import { beforeEach, vi } from "vitest";
import { setAccount } from "../payouts/accounts/commands/set-account.ts";
import { prepareBatch } from "../payouts/batches/commands/prepare-batch.ts";
import { contestLine } from "../payouts/statements/commands/contest-line.ts";
import { issueSilentStatements } from "../payouts/statements/commands/issue-silent-statements.ts";
import { sendStatements } from "../payouts/statements/commands/send-statements.ts";
import { listStatements } from "../payouts/statements/queries/list-statements.ts";
import type { Actor } from "../policy/actor.ts";
import type { TestDatabase } from "./database.ts";
import { writeLine } from "./ledger.ts";
import { createPerson, writePapers } from "./people.ts";

export const IBANS = [
  "FR7630006000011234567890189",
  "FR1420041010050500013M02606",
  "DE89370400440532013000",
];
/** When drafts are sent; a day after; once silence has issued them; when they are paid. */
export const FIRST = new Date("2026-12-01T08:00:00Z");
export const SECOND = new Date("2026-12-02T08:00:00Z");
export const SILENT = new Date("2026-12-07T00:05:00Z");
export const LATER = new Date("2026-12-10T09:00:00Z");

export const november = (day: number) => `2026-11-${String(day).padStart(2, "0")}T10:00:00Z`;

/** A looper who earns, and two of the team who pay, for each test. */
export function payoutStage(database: TestDatabase) {
  const stage = {} as { looper: Actor; manager: Actor; second: Actor };

  beforeEach(async () => {
    vi.stubEnv("PUBLISHER_IBAN", IBANS[1] ?? "");
    stage.looper = await createPerson(database, [["ambassador", "active"]], {
      ...{ firstName: "Nora", lastName: "Béchu" },
      ...{ address: "3 rue Haute", postalCode: "35000", city: "Rennes" },
    });
    await writePapers(database, stage.looper);
    stage.manager = await createPerson(database, [["trust_manager", "active"]]);
    stage.second = await createPerson(database, [["trust_manager", "active"]]);
  });

  /** The drafts of a looper, sent on the first of December. */
  async function sent(who = stage.looper) {
    await sendStatements(FIRST);
    return (await listStatements(who)).statements;
  }

  const contest = (statementId: string, entryId: string, now = SECOND) =>
    contestLine(
      { statementId, entryId, reason: "not_mine", text: "Je n’étais pas là." },
      stage.looper,
      now,
    );

  /** A statement of a looper that is issued, of so many visits of November. */
  async function issued(who: Actor, visits: number) {
    for (let day = 1; day <= visits; day += 1) await writeLine(database, who.userId, november(day));
    await sendStatements(FIRST);
    await issueSilentStatements(SILENT);
  }

  async function account(who: Actor, iban = IBANS[0] ?? "", now = FIRST) {
    await setAccount({ iban, holder: `${who.firstName} ${who.lastName}` }, who, now);
  }

  const prepare = (who: readonly Actor[], by = stage.manager, now = LATER) =>
    prepareBatch({ looperIds: who.map(({ userId }) => userId), executeOn: "2026-12-11" }, by, now);

  return Object.assign(stage, { sent, contest, issued, account, prepare });
}
