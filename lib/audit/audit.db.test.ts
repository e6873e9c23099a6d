import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { actorWith, createPerson, PERSONAS } from "../testing/people.ts";
import { AUDIT_ACTIONS } from "./actions.ts";
import { type AuditEntry, recordAudit } from "./commands/record-audit.ts";
import { AUDIT_SENTENCES } from "./copy.ts";
import { listAudit } from "./queries/list-audit.ts";
import { listOwnAudit } from "./queries/list-own-audit.ts";
import type { AuditPageView } from "./views.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0";

const database = adoptedDatabase();
let camille: Actor;
let marc: Actor;
let manager: Actor;

const record = (entry: Partial<AuditEntry>) =>
  database.writer.$transaction((tx) =>
    recordAudit(
      tx,
      {
        action: "account.signed-in",
        subject: { type: "user", id: camille.userId },
        actor: camille,
        concernsId: camille.userId,
        ...entry,
      },
      NOW,
    ),
  );

beforeAll(async () => {
  camille = await createPerson(database, [["buyer", "active"]]);
  marc = await createPerson(database, [["buyer", "active"]], { firstName: "Marc" });
  manager = await createPerson(database, [["trust_manager", "active"]], { firstName: "Inès" });
  await database.writer.$transaction((tx) =>
    tx.session.create({
      data: {
        id: camille.sessionId,
        tokenHash: newId(),
        userId: camille.userId,
        userAgent: FIREFOX,
        createdAt: NOW,
        lastSeenAt: NOW,
        expiresAt: NOW,
      },
    }),
  );
  await record({});
  await record({ action: "account.sign-in-failed", actor: null });
  await record({ action: "role.granted", actor: manager, detail: { role: "ambassador" } });
  await record({
    action: "role.granted",
    actor: null,
    detail: { role: "trust_manager", via: "command-line" },
  });
  await record({ action: "role.suspended", actor: null, detail: { role: "ambassador" } });
  await record({ actor: marc, concernsId: marc.userId });
});

const linesOf = ({ entries }: AuditPageView) =>
  entries.map(({ actor, sentence }) => [actor, sentence]);

test("every action has a sentence, with and without a role", () => {
  for (const action of AUDIT_ACTIONS) {
    for (const role of [null, "Looper"]) {
      for (const mail of [null, "Nouveau mot de passe"]) {
        for (const paper of [null, "Assurance"]) {
          expect(AUDIT_SENTENCES[action]({ role, mail, paper })).toMatch(/^\p{Lu}.+\.$/u);
        }
      }
    }
  }
});

describe("a person reads", () => {
  test("what concerns them, the newest first, without the names of the team", async () => {
    expect(linesOf(await listOwnAudit(camille))).toEqual([
      ["Système", "Le rôle Looper a été suspendu."],
      ["Ligne de commande", "Le rôle Trust Manager a été accordé."],
      ["L’équipe Loopimmo", "Le rôle Looper a été accordé."],
      ["Personne non identifiée", "Une tentative de connexion a échoué."],
      ["Vous", "Connexion au compte."],
    ]);
    expect(linesOf(await listOwnAudit(marc))).toEqual([["Vous", "Connexion au compte."]]);
    expect((await listOwnAudit(actorWith([]))).entries).toEqual([]);
  });

  test("when, and with which browser, they did something", async () => {
    expect((await listOwnAudit(camille)).entries.at(-1)).toMatchObject({
      at: NOW,
      device: "Firefox sur Windows",
      concerns: null,
    });
  });
});

test("who shares a demonstration's account reads nobody else's browser", async () => {
  const deviceFor = async (sessionId: string) =>
    (await listOwnAudit({ ...camille, isDemo: true, sessionId })).entries.at(-1)?.device;
  expect(await Promise.all([camille.sessionId, newId()].map(deviceFor))).toEqual([
    "Firefox sur Windows",
    null,
  ]);
});

describe("a trust manager", () => {
  test("reads everybody's lines, with names", async () => {
    expect(
      (await listAudit(manager)).entries.map(({ actor, concerns }) => [actor, concerns]),
    ).toEqual([
      ["Marc Martin", null],
      ["Système", "Camille Martin"],
      ["Ligne de commande", "Camille Martin"],
      ["Inès Martin", "Camille Martin"],
      ["Personne non identifiée", "Camille Martin"],
      ["Camille Martin", null],
    ]);
  });

  test("reads those of a person: what they did, and what concerns them", async () => {
    const of = async (person: Actor) =>
      (await listAudit(manager, { personId: person.userId })).entries.length;
    expect(await Promise.all([camille, marc, manager].map(of))).toEqual([5, 1, 1]);
    expect((await listAudit(manager, { personId: newId() })).entries).toEqual([]);
  });

  test("reads those of an action", async () => {
    const of = async (action: string) => (await listAudit(manager, { action })).entries.length;
    const actions = ["role.granted", "account.signed-in", "nothing"];
    expect(await Promise.all(actions.map(of))).toEqual([2, 2, 0]);
    const both = { action: "role.granted", personId: manager.userId };
    expect((await listAudit(manager, both)).entries).toHaveLength(1);
  });

  test.each(Object.entries(PERSONAS))("is the only one who may: %s", async (persona, roles) => {
    const read = expect(listAudit(actorWith(roles)));
    if (persona === "trust manager") await read.resolves.toBeDefined();
    else await read.rejects.toThrow("request.forbidden");
  });

  test("may not without a second factor", async () => {
    const unsafe = actorWith(PERSONAS["trust manager"], { mustSecure: true });
    await expect(listAudit(unsafe)).rejects.toThrow("request.forbidden");
  });
});

test("a list goes on where it stopped, and every line is in it once", async () => {
  const person = await createPerson(database, [["buyer", "active"]]);
  for (let line = 0; line < 120; line++) {
    await record({ actor: person, concernsId: person.userId });
  }
  for (const list of [
    (cursor: string | null) => listOwnAudit(person, { cursor }),
    (cursor: string | null) => listAudit(manager, { personId: person.userId, cursor }),
  ]) {
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: AuditPageView = await list(cursor);
      seen.push(...page.entries.map(({ seq }) => seq));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(120);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
  }
});

test.each(["", "x", "-1", "1e9", "9".repeat(15), "9".repeat(400), "1 OR 1=1"])(
  "a cursor that is none, or past every line, starts at the newest: %j",
  async (cursor) => {
    expect((await listOwnAudit(camille, { cursor })).entries).toHaveLength(5);
  },
);

test("a person reads who else did it by the name that they know them by, and the team as one", async () => {
  const seller = await createPerson(database, PERSONAS.seller, { lastName: "Roche" });
  const looper = await createPerson(database, PERSONAS.ambassador, {
    ...{ firstName: "Marc", lastName: "Le Goff" },
  });
  const left = await createPerson(database, PERSONAS.buyer, { erasedAt: NOW });
  const former = await createPerson(database, [["trust_manager", "suspended"]]);
  for (const actor of [looper, left, manager, former]) {
    await record({ action: "document.read", actor, concernsId: seller.userId });
  }
  expect((await listOwnAudit(seller)).entries.map(({ actor }) => actor)).toEqual([
    "L’équipe Loopimmo",
    "L’équipe Loopimmo",
    "Une personne dont le compte est fermé",
    "Marc G.",
  ]);
});
