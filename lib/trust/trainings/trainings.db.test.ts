import { beforeAll, describe, expect, test } from "vitest";
import { checkTraining } from "../../looper/continuing-training/commands/check-training.ts";
import { handInTraining } from "../../looper/continuing-training/commands/hand-in-training.ts";
import { returnTraining } from "../../looper/continuing-training/commands/return-training.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { codeOf } from "../../testing/error-code.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { declared, trainedLooper, writeProof } from "../../testing/trainings.ts";
import { countTasks } from "../tasks/queries/count-tasks.ts";
import { listTasks } from "../tasks/queries/list-tasks.ts";
import { countWaitingTrainings } from "./queries/count-waiting-trainings.ts";
import { findTrainingDecision } from "./queries/find-training-decision.ts";
import { listWaitingTrainings } from "./queries/list-waiting-trainings.ts";

const GRANTED = new Date("2026-03-03T10:00:00Z");
const NOW = new Date("2026-11-21T10:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const database = adoptedDatabase();
let manager: Actor;
let nadia: Actor;
const ids: Record<string, string> = {};

async function handIn(looper: Actor, title: string, at: Date) {
  const documentId = await writeProof(database, looper);
  const input = declared(documentId, { title, heldOn: "2026-11-01" });
  ids[title] = (await handInTraining(input, looper, at)).trainingId;
}

beforeAll(async () => {
  manager = await createPerson(
    database,
    [
      ["trust_manager", "active"],
      ["ambassador", "active"],
    ],
    { firstName: "Claire", lastName: "Martin" },
  );
  nadia = await trainedLooper(database, GRANTED, { firstName: "Nadia", lastName: "Benali" });
  await handIn(nadia, "Récente", ago(1));
  await handIn(nadia, "Ancienne", ago(5));
  await handIn(manager, "La mienne", ago(3));
  await handIn(nadia, "Validée", ago(8));
  await handIn(nadia, "Renvoyée", ago(9));
  await checkTraining({ trainingId: ids.Validée ?? "" }, manager, NOW);
  const returned = { trainingId: ids.Renvoyée ?? "", reason: "unreadable" } as const;
  await returnTraining(returned, manager, NOW);
});

describe("trainings that wait", () => {
  test("are listed with what is to be compared with their PDF, the oldest first", async () => {
    const { rows, next } = await listWaitingTrainings(manager);
    expect(rows.map(({ title }) => title)).toEqual(["Ancienne", "La mienne", "Récente"]);
    expect(rows[0]).toEqual({
      id: ids.Ancienne,
      title: "Ancienne",
      body: "CCI de Rennes",
      heldOn: "2026-11-01",
      minutes: 420,
      theme: "law",
      nonDiscriminationMinutes: 0,
      ethicsMinutes: 0,
      handedInAt: ago(5),
      looper: { userId: nadia.userId, name: "Nadia Benali", email: nadia.email },
      isSelf: false,
      proof: { id: expect.any(String), fileName: "attestation.pdf", bytes: 1_200 },
    });
    expect(rows[1]).toMatchObject({ isSelf: true });
    expect(next).toBeNull();
    expect(await countWaitingTrainings(manager)).toBe(3);
  });

  test("are tasks of the team, each leading to its place in that list", async () => {
    const { rows } = await listTasks(manager, { kind: "continuing-training" }, NOW);
    expect(rows.map(({ id, subject, days }) => [id, subject, days])).toEqual([
      [ids.Ancienne, "Nadia Benali", 5],
      [ids["La mienne"], "Claire Martin", 3],
      [ids.Récente, "Nadia Benali", 1],
    ]);
    const [, second] = rows;
    const from = await listWaitingTrainings(manager, { cursor: second?.place });
    expect(from.rows.map(({ title }) => title)).toEqual(["La mienne", "Récente"]);
    expect((await countTasks(manager, NOW)).get("continuing-training")?.all).toBe(3);
  });

  test("are shown to the team alone", async () => {
    for (const [name, roles] of Object.entries(PERSONAS)) {
      const expected = name === "trust manager" ? null : "request.forbidden";
      const actor = await createPerson(database, roles);
      expect(await codeOf(listWaitingTrainings(actor))).toBe(expected);
      expect(await codeOf(countWaitingTrainings(actor))).toBe(expected);
      expect(await codeOf(findTrainingDecision(actor, ids.Validée ?? ""))).toBe(expected);
    }
  });
});

describe("who decided", () => {
  test("is said of a training that was checked or returned", async () => {
    const by = { by: "Claire Martin", at: NOW };
    expect(await findTrainingDecision(manager, ids.Validée ?? "")).toEqual({
      state: "checked",
      ...by,
    });
    expect(await findTrainingDecision(manager, ids.Renvoyée ?? "")).toEqual({
      state: "returned",
      ...by,
    });
  });

  test("is nobody for one that waits, or is none", async () => {
    expect(await findTrainingDecision(manager, ids.Ancienne ?? "")).toBeNull();
    expect(await findTrainingDecision(manager, "000000000000")).toBeNull();
    expect(await findTrainingDecision(manager, "' OR 1")).toBeNull();
  });
});
