import { describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import type { Actor } from "../../policy/actor.ts";
import type { TestDatabase } from "../../testing/database.ts";
import { NOW, opened, setInboxScene } from "../../testing/inbox.ts";
import { createPerson } from "../../testing/people.ts";
import { closeConversationReport } from "./commands/close-conversation-report.ts";
import { purgeConversationReports } from "./commands/purge-conversation-reports.ts";
import { reportConversation } from "./commands/report-conversation.ts";
import { countConversationReports } from "./queries/count-conversation-reports.ts";
import { listConversationReports } from "./queries/list-conversation-reports.ts";
import { conversationReportSchema } from "./schemas.ts";

let claire: Actor;
let nadia: Actor;
let thomas: Actor;
let database: TestDatabase;
const conversation = setInboxScene((scene) => {
  ({ claire, nadia, thomas, database } = scene);
});

const trusted = () => createPerson(database, [["trust_manager", "active"]]);
const report = (conversationId: string, actor: Actor, text = "") =>
  reportConversation({ conversationId, reason: "fraud", text }, actor, NOW);
const listed = async (actor: Actor, view: "open" | "closed" = "open") =>
  (await listConversationReports(actor, { view, cursor: null })).reports;
const mine = async (team: Actor, conversationId: string) => {
  const row = database.raw
    .prepare<[string], { id: string }>(
      "SELECT id FROM ConversationReport WHERE conversationId = ? AND closedAt IS NULL",
    )
    .get(conversationId);
  return (await listed(team)).find(({ id }) => id === row?.id);
};
const mailsTo = ({ userId }: Actor) =>
  database.raw
    .prepare<[string], { kind: string }>("SELECT kind FROM OutboxMail WHERE userId = ?")
    .all(userId)
    .map(({ kind }) => kind);

describe("a report of a conversation", () => {
  test("is read by the team with what was said, once while it waits", async () => {
    const id = await conversation([
      ["contact", "Bonjour", 3],
      ["owner", "Virez-moi un acompte.", 2],
    ]);
    await report(id, thomas, "On me demande de l’argent.");
    await report(id, thomas, "Encore.");
    const team = await trusted();
    expect(await mine(team, id)).toMatchObject({
      reason: "fraud",
      text: "On me demande de l’argent.",
      reporterName: "Thomas Lefèvre",
      reportedName: "Claire Morvan",
      propertyTitle: "Quatre-pièces du Thabor",
      messages: [
        { content: "Bonjour", isReporters: true },
        { content: "Virez-moi un acompte.", isReporters: false },
      ],
      closing: null,
      isOwn: false,
    });
    const rows = database.raw
      .prepare("SELECT 1 FROM ConversationReport WHERE conversationId = ?")
      .all(id);
    expect(rows).toHaveLength(1);
  });

  test.each([
    ["warned", ["conversation-warning"], null],
    ["blocked", [], "unavailable"],
    ["unfounded", [], null],
  ] as const)("that is concluded as %s", async (outcome, toReported, refusal) => {
    const id = await conversation([["owner", "Virez-moi un acompte.", 2]]);
    await report(id, thomas);
    const team = await trusted();
    const reportId = (await mine(team, id))?.id ?? "";
    await closeConversationReport({ reportId, outcome }, team, NOW);
    expect(mailsTo(claire)).toEqual(toReported);
    expect(mailsTo(thomas)).toEqual(["conversation-report-closed"]);
    expect((await opened(claire, id)).replyRefusal).toBe(refusal);
    expect(await mine(team, id)).toBeUndefined();
    const closed = (await listed(team, "closed")).find(({ id }) => id === reportId);
    expect(closed).toMatchObject({ closing: { outcome } });
    const again = closeConversationReport({ reportId, outcome: "warned" }, team, NOW);
    await expect(again).rejects.toThrow("report.moved");
    expect(mailsTo(thomas)).toHaveLength(1);
  });

  test("is made by who takes part, and concluded by the team, who does not", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    await expect(report(id, nadia)).rejects.toThrow("conversation.not-found");
    await report(id, thomas);
    const team = await trusted();
    const reportId = (await mine(team, id))?.id ?? "";
    const close = (actor: Actor, report = reportId) =>
      closeConversationReport({ reportId: report, outcome: "warned" }, actor, NOW);
    for (const actor of [thomas, claire, nadia]) {
      await expect(close(actor)).rejects.toThrow("request.forbidden");
      await expect(listed(actor)).rejects.toThrow("request.forbidden");
      await expect(countConversationReports(actor)).rejects.toThrow("request.forbidden");
    }
    await expect(close(team, newId())).rejects.toThrow("report.not-found");
    const partial = { ...claire, roles: team.roles };
    await expect(close(partial)).rejects.toThrow("request.forbidden");
  });

  test("is deleted a year after its end", async () => {
    const id = await conversation([["contact", "Bonjour", 3]]);
    await report(id, thomas);
    const team = await trusted();
    const reportId = (await mine(team, id))?.id ?? "";
    await closeConversationReport({ reportId, outcome: "unfounded" }, team, NOW);
    await purgeConversationReports(NOW);
    const has = async () => (await listed(team, "closed")).some((each) => each.id === reportId);
    expect(await has()).toBe(true);
    await purgeConversationReports(new Date("2027-12-01T00:00:00Z"));
    expect(await has()).toBe(false);
  });
});

test.each([
  [{ reason: "spam" }, true],
  [{ reason: "other", text: "Il insiste." }, true],
  [{ reason: "other" }, false],
  [{ reason: "other", text: "  " }, false],
  [{ reason: "nothing" }, false],
  [{ reason: "spam", text: "x".repeat(2_001) }, false],
  [{ reason: "spam", more: 1 }, false],
])("what is taken as a report: %#", (given, isTaken) => {
  const parsed = conversationReportSchema.safeParse({ conversationId: newId(), ...given });
  expect(parsed.success).toBe(isTaken);
});
