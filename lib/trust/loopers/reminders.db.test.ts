import { beforeEach, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import type { RoleStatus } from "../../kernel/roles.ts";
import { daysAfter } from "../../kernel/time.ts";
import { returnPaper } from "../../looper/papers/commands/return-paper.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { handIn } from "../../testing/looper-papers.ts";
import { createPerson, PERSONAS, writePapers } from "../../testing/people.ts";
import { remindOfPapers } from "./commands/remind-of-papers.ts";
import { remindSomeOfPapers } from "./commands/remind-some-of-papers.ts";
import { listLoopers } from "./queries/list-loopers.ts";

/* The team reminds loopers of the papers that they are to see to. */

const NOW = new Date("2026-11-23T10:00:00Z");
const database = adoptedDatabase("test");
let manager: Actor;
let anne: Actor;
let zoe: Actor;

beforeEach(async () => {
  manager = await createPerson(database, PERSONAS["trust manager"]);
  anne = await createPerson(database, PERSONAS.ambassador);
  zoe = await createPerson(database, PERSONAS.ambassador);
  await writePapers(database, anne, { insuranceExpiresOn: "2026-12-12", rsacNumber: null });
  await writePapers(database, zoe, { identityExpiresOn: "2026-11-22" });
});

const grantOf = ({ userId }: Pick<Actor, "userId">) =>
  String(
    database.raw
      .prepare("SELECT id FROM RoleGrant WHERE userId = ? AND role = 'ambassador'")
      .pluck()
      .get(userId),
  );
const news = ({ userId }: Actor) =>
  database.raw
    .prepare("SELECT data FROM Notification WHERE userId = ? AND event = 'looper-papers.reminded'")
    .pluck()
    .all(userId)
    .map((data) => JSON.parse(String(data)).papers);
const audited = () =>
  database.raw
    .prepare(
      "SELECT subjectId, actorId, concernsId, detail FROM AuditEvent WHERE action = 'looper.papers-reminded'",
    )
    .all();
const boxes = async (status: RoleStatus = "active", by = manager) =>
  (await listLoopers(by, { status }, NOW)).rows
    .filter(({ canRemind }) => canRemind)
    .map(({ userId }) => userId)
    .sort();
const standing = (status: RoleStatus) => createPerson(database, [["ambassador", status]]);

test("a looper is reminded of what is missing, has ended or ends soon, and of nothing else", async () => {
  await remindOfPapers(grantOf(anne), manager, NOW);
  expect(news(anne)).toEqual([
    [
      { paper: "rsac", state: "missing", expiresOn: null },
      { paper: "insurance", state: "lapsing", expiresOn: "2026-12-12" },
    ],
  ]);
  expect(audited()).toEqual([
    {
      subjectId: grantOf(anne),
      actorId: manager.userId,
      concernsId: anne.userId,
      detail: JSON.stringify({ papers: "rsac insurance" }),
    },
  ]);
  await remindOfPapers(grantOf(zoe), manager, NOW);
  expect(news(zoe)).toEqual([[{ paper: "identity", state: "lapsed", expiresOn: "2026-11-22" }]]);
});

test("what waits for the team is not theirs to send, until it is sent back", async () => {
  await handIn(database, anne, "rsac", NOW);
  await remindOfPapers(grantOf(anne), manager, NOW);
  expect(news(anne)).toMatchObject([[{ paper: "insurance" }]]);
  await handIn(database, zoe, "identity", NOW, { endsOn: "2030-01-01" });
  expect(await boxes()).toEqual([anne.userId]);
  await expect(remindOfPapers(grantOf(zoe), manager, NOW)).rejects.toThrow(
    "looper.papers-in-order",
  );
  const { paperId } = await handIn(database, zoe, "identity", NOW, { endsOn: "2031-01-01" });
  await returnPaper({ paperId, reason: "unreadable" }, manager, NOW);
  expect(await boxes()).toEqual([anne.userId, zoe.userId].sort());
  await remindOfPapers(grantOf(zoe), manager, NOW);
  expect(news(zoe)).toMatchObject([[{ paper: "identity", state: "lapsed" }]]);
});

test("once a day each, and the others are counted apart", async () => {
  const inOrder = await createPerson(database, PERSONAS.ambassador);
  await writePapers(database, inOrder);
  const ended = [await standing("left"), await standing("refused"), await standing("pending")];
  const all = [anne, zoe, inOrder, ...ended].map(grantOf);
  expect(await remindSomeOfPapers([...all, newId(), grantOf(anne)], manager, NOW)).toEqual({
    ...{ done: 2, inOrder: 1, reminded: 0, gone: 4, own: 0 },
  });
  expect(audited()).toHaveLength(2);
  expect(await remindSomeOfPapers(all.slice(0, 1), manager, NOW)).toEqual({
    ...{ done: 0, inOrder: 0, reminded: 1, gone: 0, own: 0 },
  });
  await expect(remindOfPapers(grantOf(anne), manager, NOW)).rejects.toThrow(
    "looper.papers-reminded",
  );
  expect(audited()).toHaveLength(2);
  expect(await remindSomeOfPapers(all, manager, daysAfter(NOW, 1))).toMatchObject({ done: 2 });
  expect(news(anne)).toHaveLength(2);
});

test("two of the team who remind at once remind once", async () => {
  const other = await createPerson(database, PERSONAS["trust manager"]);
  const outcomes = await Promise.all(
    [manager, other].map((by) => remindSomeOfPapers([grantOf(anne)], by, NOW)),
  );
  expect(outcomes.map(({ done, reminded }) => [done, reminded]).sort()).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(news(anne)).toHaveLength(1);
  expect(audited()).toHaveLength(1);
});

test("a box is where the action can do something", async () => {
  const suspended = await standing("suspended");
  for (const status of ["left", "refused", "pending"] as const) {
    await standing(status);
    expect(await boxes(status)).toEqual([]);
  }
  await writePapers(database, await createPerson(database, PERSONAS.ambassador));
  expect(await boxes()).toEqual([anne.userId, zoe.userId].sort());
  expect(await boxes("suspended")).toEqual([suspended.userId]);
  await remindOfPapers(grantOf(suspended), manager, NOW);
  expect(news(suspended)[0]).toHaveLength(5);
});

test("nobody reminds themself", async () => {
  const self = { ...manager, userId: anne.userId };
  expect(await boxes("active", self)).toEqual([zoe.userId]);
  await expect(remindOfPapers(grantOf(anne), self, NOW)).rejects.toThrow("request.forbidden");
  expect(await remindSomeOfPapers([grantOf(anne), grantOf(zoe)], self, NOW)).toMatchObject({
    ...{ done: 1, own: 1 },
  });
  expect(news(anne)).toEqual([]);
});

test("neither a closed account nor another role is reminded", async () => {
  database.raw.prepare("UPDATE User SET erasedAt = createdAt WHERE id = ?").run(anne.userId);
  const seller = await createPerson(database, PERSONAS.seller);
  const sellers = database.raw
    .prepare("SELECT id FROM RoleGrant WHERE userId = ?")
    .pluck()
    .get(seller.userId);
  for (const grantId of [grantOf(anne), String(sellers), newId(), "' --"]) {
    await expect(remindOfPapers(grantId, manager, NOW)).rejects.toThrow("role.not-found");
  }
  expect([...news(anne), ...news(seller)]).toEqual([]);
});

test("by whoever checks people alone", async () => {
  for (const actor of [anne, await createPerson(database, PERSONAS.seller)]) {
    await expect(remindOfPapers(grantOf(zoe), actor, NOW)).rejects.toThrow("request.forbidden");
    expect(() => remindSomeOfPapers([grantOf(zoe)], actor, NOW)).toThrow("request.forbidden");
  }
  expect(news(zoe)).toEqual([]);
});
