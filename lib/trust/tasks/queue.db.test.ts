import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import type { ListPage } from "../../kernel/keyset.ts";
import { HOUR_MS, MINUTE_MS } from "../../kernel/time.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import type { TaskListView } from "../../routes/tasks.ts";
import { settleTask } from "../../tasks/commands/settle-task.ts";
import { TASK_KINDS, type TaskRef } from "../../tasks/rules.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../../testing/builders.ts";
import { codeOf } from "../../testing/error-code.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { claimTask, claimTasks } from "./commands/claim-task.ts";
import { commentTask } from "./commands/comment-task.ts";
import { handOnTask, handTasksOn } from "./commands/hand-on-task.ts";
import { releaseTask } from "./commands/release-task.ts";
import { countTasks } from "./queries/count-tasks.ts";
import { getTaskFile } from "./queries/get-task-file.ts";
import { getTaskTimes } from "./queries/get-task-times.ts";
import { listManagers } from "./queries/list-managers.ts";
import { listOwners } from "./queries/list-owners.ts";
import { findNextTask, listTasks } from "./queries/list-tasks.ts";
import { type TaskView, totalOf } from "./rules.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

const database = adoptedDatabase("test");
let ines: Actor;
let paul: Actor;
let buyer: Actor;

const write = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  database.writer.$transaction(work);
const ids = (page: { rows: readonly TaskView[] }) => page.rows.map(({ id }) => id);

beforeEach(async () => {
  const team = PERSONAS["trust manager"];
  ines = await createPerson(database, team, { firstName: "Inès", lastName: "Dubois" });
  paul = await createPerson(database, team, { firstName: "Paul", lastName: "Morel" });
  buyer = await createPerson(database, PERSONAS.buyer);
});

/** A mail that was given up so many minutes ago. */
async function deadMail(minutes: number, subject = "Bonjour"): Promise<TaskRef> {
  const id = newId();
  await write((tx) =>
    tx.outboxMail.create({
      data: {
        ...{ id, kind: "role-decided", toAddress: "a@example.org", subject, data: "" },
        ...{ messageId: `<${id}@example.org>`, state: "dead" },
        ...{ nextAttemptAt: at(-minutes), createdAt: at(-minutes - 60) },
      },
      select: { id: true },
    }),
  );
  return { kind: "mail-dead", subjectId: id };
}

/** A small generator whose numbers are the same at each run. */
function draws(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % below;
  };
}

/** Rows of several kinds at random instants, of which many are equal. */
async function fill(seed: number, count: number): Promise<void> {
  const draw = draws(seed);
  const seller = await createPerson(database, PERSONAS.seller);
  await write(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    const property = propertyRow({ sellerId: seller.userId });
    await tx.property.create({ data: property });
    for (let rank = 0; rank < count; rank += 1) {
      const since = at(-60 * draw(60));
      const id = newId();
      const kind = draw(4);
      if (kind === 0) {
        const data = { id, propertyId: property.id, reason: "fraud", movedAt: since } as const;
        await tx.listingReport.create({
          data: { ...data, createdAt: since, dueAt: at(60 * (draw(60) - 30)) },
        });
      } else if (kind === 1) {
        const of = { kind: "seller", communeCode: communeRow().code, consentAt: NOW } as const;
        await tx.lead.create({
          data: {
            ...{ id, ...of, contactName: "Anne", factAt: since, createdAt: since },
            ...{ freeAt: since, teamDueAt: at(60 * (draw(60) - 30)) },
          },
        });
      } else if (kind === 2) {
        await tx.outboxMail.create({
          data: {
            ...{ id, kind: "role-decided", toAddress: "a@example.org", subject: "x", data: "" },
            ...{ messageId: `<${id}@example.org>`, state: "dead" },
            ...{ nextAttemptAt: since, createdAt: since },
          },
        });
      } else {
        const person = { ...(await tx.user.findFirstOrThrow({ where: { id: buyer.userId } })) };
        const email = `${id}@example.org`;
        await tx.user.create({
          data: {
            ...person,
            ...{ id, email, emailNormalized: email },
            referralCode: id.slice(0, 6).toUpperCase(),
          },
        });
        const grant = { userId: id, role: "ambassador", status: "pending" } as const;
        await tx.roleGrant.create({ data: { id: newId(), ...grant, requestedAt: since } });
      }
    }
  });
}

async function everyPage(view: TaskListView, actor = ines): Promise<TaskView[]> {
  const all: TaskView[] = [];
  let cursor: string | null = null;
  do {
    const page: ListPage<TaskView> = await listTasks(actor, { view, cursor }, NOW);
    all.push(...page.rows);
    cursor = page.next;
  } while (cursor !== null);
  return all;
}

describe("the queue", () => {
  test.each([7, 11, 2026])(
    "is in the order of due over all kinds and pages (seed %i)",
    async (seed) => {
      await fill(seed, 110);
      const all = await everyPage("all");
      const keys = all.map(({ kind, id }) => `${kind} ${id}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).toHaveLength(110);
      const order = (task: TaskView) =>
        [
          task.dueAt.toISOString(),
          String(TASK_KINDS.indexOf(task.kind)).padStart(2, "0"),
          task.id,
        ].join();
      const expected = all.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).map(({ id }) => id);
      expect(all.map(({ id }) => id)).toEqual(expected);
      const late = all.filter(({ dueAt }) => dueAt <= NOW).map(({ id }) => id);
      expect((await everyPage("late")).map(({ id }) => id)).toEqual(late);
      const total = totalOf(await countTasks(ines, NOW));
      expect(total).toMatchObject({ all: 110, late: late.length, free: 110, mine: 0 });
    },
  );

  test("begins anew at a cursor before all instants", async () => {
    const task = await deadMail(10);
    const cursor = "0001-01-01T00:00:00.000+00:00~0~0";
    expect(ids(await listTasks(ines, { cursor }, NOW))).toEqual([task.subjectId]);
  });

  test("tells apart one's own, what nobody has, and what is late", async () => {
    const [old, young, held] = [await deadMail(3_000), await deadMail(10), await deadMail(20)];
    await claimTask(old, ines, NOW);
    await claimTask(held, paul, NOW);
    expect(ids(await listTasks(ines, { view: "mine" }, NOW))).toEqual([old.subjectId]);
    expect(ids(await listTasks(ines, { view: "free" }, NOW))).toEqual([young.subjectId]);
    expect(ids(await listTasks(ines, { view: "late" }, NOW))).toEqual([old.subjectId]);
    const [first, second] = (await listTasks(ines, {}, NOW)).rows;
    expect(first?.owner).toMatchObject({ holder: "self", until: at(120) });
    expect(second?.owner).toMatchObject({ holder: "other", name: "Paul Morel" });
    expect(totalOf(await countTasks(ines, NOW))).toEqual({
      ...{ mine: 1, free: 1, late: 1, today: 0, all: 3 },
    });
    expect(await findNextTask(ines, null, NOW)).toMatchObject({ id: old.subjectId });
    expect(await findNextTask(ines, old, NOW)).toMatchObject({ id: young.subjectId });
    expect(await listOwners(ines, { kind: "mail-dead", ids: [held.subjectId] }, NOW)).toMatchObject(
      {
        [held.subjectId]: { name: "Paul Morel", holder: "other" },
      },
    );
  });

  test("has a next task for nobody where nothing is free", async () => {
    await claimTask(await deadMail(5), paul, NOW);
    expect(await findNextTask(ines, null, NOW)).toBeNull();
  });
});

describe("a claim", () => {
  test("of two at once is one's, and the other reads who has it", async () => {
    const task = await deadMail(10);
    const both = await Promise.allSettled([claimTask(task, ines, NOW), claimTask(task, paul, NOW)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [refused] = both.filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject({
      reason: {
        code: "task.claimed",
        fields: {
          subjectId: expect.stringMatching(/^(Inès D|Paul M)\. s’en occupe jusqu’à 13\u00a0h/),
        },
      },
    });
  });

  test("is renewed by its owner, and anybody's once it is over", async () => {
    const task = await deadMail(10);
    await claimTask(task, ines, NOW);
    expect(await claimTask(task, ines, at(60))).toEqual(at(180));
    expect(await codeOf(claimTask(task, paul, at(179)))).toBe("task.claimed");
    await claimTask(task, paul, at(180));
    expect(await codeOf(releaseTask(task, ines, at(181)))).toBe("task.not-yours");
    await releaseTask(task, paul, at(181));
    await claimTask(task, ines, at(182));
  });

  test("of several leaves out what somebody else has, or what is settled", async () => {
    const [own, held] = [await deadMail(10), await deadMail(20)];
    await claimTask(held, paul, NOW);
    const tasks = [own, held, { kind: "mail-dead", subjectId: newId() } as const];
    expect(await claimTasks({ tasks }, ines, NOW)).toBe(1);
  });

  test("is of what waits alone", async () => {
    const { subjectId } = await deadMail(10);
    for (const ref of [
      { kind: "mail-dead", subjectId: newId() },
      { kind: "sale-step", subjectId },
      { kind: "listing-review", subjectId },
    ] as const) {
      expect(await codeOf(claimTask(ref, ines, NOW))).toBe("task.not-found");
      expect(await codeOf(commentTask({ ...ref, text: "x" }, ines, NOW))).toBe("task.not-found");
      expect(await codeOf(getTaskFile(ines, ref, NOW))).toBe("task.not-found");
    }
  });
});

describe("handing on", () => {
  test("gives the task with a note, and notifies whoever has it now", async () => {
    const task = await deadMail(10, "Votre demande");
    await claimTask(task, ines, NOW);
    const note = "Il faut rappeler le serveur.";
    await handOnTask({ ...task, toId: paul.userId, note }, ines, at(1));
    const file = await getTaskFile(paul, task, at(1));
    expect(file.task?.owner).toMatchObject({ holder: "self", until: at(121) });
    expect(file.comments).toMatchObject([{ author: "Inès Dubois", to: "Paul Morel", text: note }]);
    const data = database.raw
      .prepare("SELECT data FROM Notification WHERE userId = ?")
      .pluck()
      .get(paul.userId);
    expect(String(data)).toContain(note);
    // It is somebody else's now.
    const again = handOnTask({ ...task, toId: paul.userId, note }, paul, at(2));
    expect(await codeOf(again)).toBe("task.no-manager");
  });

  test("is to a trust manager alone, and takes nothing from a third person", async () => {
    const task = await deadMail(10);
    const to = (toId: string, actor = ines) =>
      codeOf(handOnTask({ ...task, toId, note: "Merci" }, actor, NOW));
    const former = await createPerson(database, [["trust_manager", "suspended"]]);
    for (const toId of [buyer.userId, former.userId, newId(), ines.userId]) {
      expect(await to(toId)).toBe("task.no-manager");
    }
    const third = await createPerson(database, PERSONAS["trust manager"]);
    await claimTask(task, third, NOW);
    expect(await to(paul.userId)).toBe("task.claimed");
    const some = { tasks: [task, await deadMail(20)], toId: paul.userId, note: "Merci" };
    expect(await handTasksOn(some, ines, NOW)).toBe(1);
    expect((await listManagers(ines)).map(({ id }) => id)).not.toContain(ines.userId);
  });
});

describe("what is settled", () => {
  test("has its decision, loses its claim, and gives the figures of its kind", async () => {
    const task = { kind: "mail-dead", subjectId: (await deadMail(90)).subjectId } as const;
    await claimTask(task, paul, NOW);
    await commentTask({ ...task, text: "Adresse fausse." }, paul, NOW);
    await write((tx) => settleTask(tx, { ...task, since: at(-90) }, ines, NOW));
    const file = await getTaskFile(ines, task, NOW);
    expect(file.decisions).toMatchObject([
      { by: "Inès Dubois", since: at(-90), decidedAt: NOW, dueAt: at(24 * 60 - 90) },
    ]);
    expect(await listOwners(ines, { kind: "mail-dead", ids: [task.subjectId] }, NOW)).toEqual({});
    const figures = await getTaskTimes(ines, NOW);
    const wait = 90 * MINUTE_MS;
    expect(figures).toEqual([
      { kind: "mail-dead", times: { count: 1, medianMs: wait, mostMs: wait } },
    ]);
    expect(await getTaskTimes(ines, at(31 * 24 * 60))).toEqual([]);
  });

  test("can't be rewritten", async () => {
    const { subjectId } = await deadMail(90);
    await write((tx) =>
      settleTask(tx, { kind: "mail-dead", subjectId, since: at(-90) }, ines, NOW),
    );
    const later = { decidedAt: new Date(NOW.getTime() + HOUR_MS) };
    await expect(write((tx) => tx.taskDecision.updateMany({ data: later }))).rejects.toThrow();
    await expect(write((tx) => tx.taskDecision.deleteMany())).rejects.toThrow();
  });
});

describe("the team alone", () => {
  test.each(Object.entries(PERSONAS))("%s", async (persona, roles) => {
    const person = await createPerson(database, roles);
    const task = await deadMail(10);
    const note = "Merci";
    const actions: Record<string, () => Promise<unknown>> = {
      claim: () => claimTask(task, person, NOW),
      comment: () => commentTask({ ...task, text: note }, person, NOW),
      read: () => getTaskFile(person, task, NOW),
      times: () => getTaskTimes(person, NOW),
      managers: () => listManagers(person),
      owners: () => listOwners(person, { kind: "mail-dead", ids: [task.subjectId] }, NOW),
      next: () => findNextTask(person, null, NOW),
      handOn: () => handOnTask({ ...task, toId: paul.userId, note }, person, NOW),
      release: () => releaseTask(task, person, NOW),
    };
    for (const [name, act] of Object.entries(actions)) {
      const code = await act().then(
        () => null,
        (error) => error.code,
      );
      const expected = name === "release" ? "task.not-yours" : null;
      expect([name, code]).toEqual([
        name,
        persona === "trust manager" ? expected : "request.forbidden",
      ]);
    }
  });
});
