import { expect, test } from "vitest";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { actorWith, PERSONAS } from "../testing/people.ts";
import { planOf, statementsOf } from "../testing/statements.ts";
import { listAudit } from "./queries/list-audit.ts";

const database = adoptedDatabase();

test("the lines of a rare action are found by their index", async () => {
  const manager = actorWith(PERSONAS["trust manager"]);
  const filter = { action: "account.erased", cursor: "9" };
  const statements = await statementsOf(() => listAudit(manager, filter));
  const plan = statements.flatMap((sql) => planOf(database, sql)).join("\n");
  expect(plan).toContain("INDEX AuditEvent_action_seq_idx (action=? AND seq<?)");
});

test("the lines of a person are found by the indexes of who acted and whom they concern", async () => {
  const manager = actorWith(PERSONAS["trust manager"]);
  const filter = { personId: manager.userId, cursor: "9" };
  const statements = await statementsOf(() => listAudit(manager, filter));
  const plan = statements.flatMap((sql) => planOf(database, sql)).join("\n");
  expect(plan).toMatch(/AuditEvent_concernsId_seq_idx \(concernsId=\? AND seq<\?\)/);
  expect(plan).toMatch(/AuditEvent_actorId_seq_idx \(actorId=\? AND seq<\?\)/);
});
