import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SelfAssignableRole } from "../../kernel/roles.ts";
import { renderStoredMail } from "../../mail/render-mail.ts";
import type { Actor } from "../../policy/actor.ts";
import { codeOf } from "../../testing/error-code.ts";
import { fillTable } from "../../testing/full-table.ts";
import { createPerson } from "../../testing/people.ts";
import { entryRow } from "../../testing/waitlist.ts";
import { NOW, withTeam } from "../../testing/waitlist-team.ts";
import { readToken } from "../links.ts";
import { inviteWave } from "./commands/invite-wave.ts";
import { countQueues } from "./queries/count-queues.ts";
import { listWaves } from "./queries/list-waves.ts";
import { previewWave } from "./queries/preview-wave.ts";

const at = (minutes: number) => new Date(NOW.getTime() - 1e9 + minutes * 60_000);

const team = withTeam();
const { database } = team;
let second: Actor;

beforeAll(async () => {
  second = await createPerson(database, [["trust_manager", "active"]]);
});
beforeEach(() =>
  database.writer.$transaction(async (tx) => {
    await tx.outboxMail.deleteMany();
    await tx.waitlistEntry.deleteMany();
    await tx.waitlistWave.deleteMany();
  }),
);

/** A queue of a role, in order; gives their ids. */
async function queue(role: SelfAssignableRole, length: number): Promise<string[]> {
  const rows = Array.from({ length }, (_, rank) =>
    entryRow({ role, createdAt: at(0), confirmedAt: at(1 + Math.floor(rank / 2)) }),
  );
  await database.writer.$transaction((tx) => tx.waitlistEntry.createMany({ data: rows }));
  const order = (row: (typeof rows)[number]) => `${row.confirmedAt} ${row.id}`;
  return rows
    .toSorted((a, b) => {
      const byTime = Number(a.confirmedAt) - Number(b.confirmedAt);
      return byTime === 0 ? (order(a) < order(b) ? -1 : 1) : byTime;
    })
    .map(({ id }) => id);
}

const entries = () => database.reader.waitlistEntry.findMany({ orderBy: { id: "asc" } });
const mails = () => database.reader.outboxMail.findMany({ orderBy: { toAddress: "asc" } });
const firstOf = async (role: SelfAssignableRole) =>
  (await previewWave(team.manager, { role, size: 1, waiting: 1 })).firstId ?? "";

describe("a wave", () => {
  test("invites the first of its role in the order of their confirmations, as was shown", async () => {
    const sellers = await queue("seller", 7);
    await queue("buyer", 3);
    await database.writer.$transaction((tx) =>
      tx.waitlistEntry.createMany({ data: [entryRow({ role: "seller", createdAt: at(-60) })] }),
    );
    const preview = await previewWave(team.manager, { role: "seller", size: 5, waiting: 7 });
    expect(preview.people.map(({ id }) => id)).toEqual(sellers.slice(0, 5));
    expect(preview).toMatchObject({ invited: 5, firstId: sellers[0] });

    const { waveId, invited } = await inviteWave(
      { role: "seller", size: 5, firstId: sellers[0] ?? "" },
      team.manager,
      NOW,
    );
    expect(invited).toBe(5);
    const wave = (await entries()).filter(({ invitedAt }) => invitedAt !== null);
    expect(wave.map(({ id }) => id).sort()).toEqual(sellers.slice(0, 5).sort());
    for (const entry of wave) expect(entry).toMatchObject({ waveId, invitedAt: NOW });
    expect(await countQueues(team.manager)).toEqual({ seller: 2, buyer: 3, ambassador: 0 });
    expect((await listWaves(team.manager)).rows).toEqual([
      {
        id: waveId,
        role: "seller",
        size: 5,
        joined: 0,
        createdAt: NOW,
        authorName: "Camille Martin",
      },
    ]);
    expect(
      await database.reader.auditEvent.findMany({ where: { subjectId: waveId } }),
    ).toMatchObject([
      {
        action: "waitlist.invited",
        actorId: team.manager.userId,
        detail: { role: "seller", invited: 5 },
      },
    ]);
  });

  test("sends each a letter with links of their own", async () => {
    const [firstId = ""] = await queue("ambassador", 4);
    await inviteWave({ role: "ambassador", size: 4, firstId }, team.manager, NOW);
    const sent = await mails();
    const people = await entries();
    expect(sent.map(({ toAddress }) => toAddress).sort()).toEqual(
      people.map(({ email }) => email).sort(),
    );
    for (const { kind, toAddress, data, subject } of sent) {
      expect(kind).toBe("waitlist-invitation");
      expect(subject).not.toBe("");
      const own = people.find(({ email }) => email === toAddress)?.id;
      const { text, html } = await renderStoredMail(kind, data);
      for (const body of [text, html]) {
        const invitation = /\/register\?invitation=([\w.-]+)/.exec(body)?.[1];
        const status = /\/beta\/statut\?jeton=([\w.-]+)/.exec(body)?.[1];
        expect(readToken(invitation, "invitation", NOW)).toBe(own);
        expect(readToken(status, "status", NOW)).toBe(own);
      }
    }
  });

  test("that two ask for at once invites nobody twice", async () => {
    const buyers = await queue("buyer", 40);
    const wave = { role: "buyer", size: 25, firstId: buyers[0] ?? "" } as const;
    const codes = await Promise.all(
      [team.manager, second, team.manager].map((actor) => codeOf(inviteWave(wave, actor, NOW))),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "waitlist.queue-moved")).toHaveLength(2);
    expect((await listWaves(team.manager)).rows).toHaveLength(1);
    const addresses = (await mails()).map(({ toAddress }) => toAddress);
    expect(addresses).toHaveLength(25);
    expect(new Set(addresses).size).toBe(25);
    expect((await countQueues(team.manager)).buyer).toBe(15);
  });

  test("takes those who are left where the queue is shorter, and more than one batch", async () => {
    const [firstId = ""] = await queue("seller", 320);
    expect(
      await inviteWave({ role: "seller", size: 500, firstId }, team.manager, NOW),
    ).toMatchObject({
      invited: 320,
    });
    expect((await countQueues(team.manager)).seller).toBe(0);
    expect(await mails()).toHaveLength(320);
    expect(await previewWave(team.manager, { role: "seller", size: 5, waiting: 0 })).toMatchObject({
      people: [],
      invited: 0,
      firstId: null,
    });
  });

  test("leaves out who has an account already", async () => {
    const [id = "", next = ""] = await queue("buyer", 2);
    const { userId } = await createPerson(database, [["buyer", "active"]]);
    await database.writer.$transaction((tx) =>
      tx.waitlistEntry.update({ where: { id }, data: { userId, joinedAt: NOW } }),
    );
    expect(
      await codeOf(inviteWave({ role: "buyer", size: 2, firstId: id }, team.manager, NOW)),
    ).toBe("waitlist.queue-moved");
    expect(await firstOf("buyer")).toBe(next);
    await inviteWave({ role: "buyer", size: 2, firstId: next }, team.manager, NOW);
    expect((await mails()).length).toBe(1);
  });

  test("that can't be written whole invites nobody", async () => {
    const [firstId = ""] = await queue("seller", 3);
    const outbox = fillTable(database, "OutboxMail", 2);
    try {
      await expect(
        inviteWave({ role: "seller", size: 3, firstId }, team.manager, NOW),
      ).rejects.toThrow();
    } finally {
      outbox.empty();
    }
    expect(await mails()).toEqual([]);
    expect((await listWaves(team.manager)).rows).toEqual([]);
    expect((await entries()).every(({ invitedAt }) => invitedAt === null)).toBe(true);
  });

  test("tells how many of its people have an account", async () => {
    const ids = await queue("ambassador", 4);
    await inviteWave({ role: "ambassador", size: 4, firstId: ids[0] ?? "" }, team.manager, NOW);
    const { userId } = await createPerson(database, [["ambassador", "pending"]]);
    await database.writer.$transaction((tx) =>
      tx.waitlistEntry.update({ where: { id: ids[2] ?? "" }, data: { userId, joinedAt: NOW } }),
    );
    expect((await listWaves(team.manager)).rows).toMatchObject([{ size: 4, joined: 1 }]);
  });
});
