import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DomainError } from "../kernel/errors.ts";
import { newId } from "../kernel/ids.ts";
import { parseEnvironment } from "../platform/env-schema.ts";
import { replaceOnce } from "../platform/once.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { actorWith, createPerson, PERSONAS, type Persona } from "../testing/people.ts";
import { queueMail } from "./commands/queue-mail.ts";
import { showHandOverLink } from "./commands/show-hand-over-link.ts";
import { newMail } from "./kinds.ts";
import { listMails } from "./queries/list-mails.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const LINK = "https://loopimmo.fr/nouveau-mot-de-passe?jeton=Zx3vN0aQpW8rT5yU";

const database = adoptedDatabase();
let manager: Actor;
let colleague: Actor;
let camille: Actor;

beforeAll(async () => {
  manager = await createPerson(database, [["trust_manager", "active"]]);
  colleague = await createPerson(database, [["trust_manager", "suspended"]]);
  camille = await createPerson(database, [["buyer", "active"]]);
});
beforeEach(() => replaceOnce("env", parseEnvironment({ APP_URL: "https://loopimmo.fr" })));
afterEach(() => {
  replaceOnce("env", undefined);
  database.raw.exec("DELETE FROM OutboxMail");
});

const queue = (to: string, userId: string | null = null, link = LINK) => {
  const mail = newMail("reset-password", { firstName: "Camille", link, validMinutes: 30 });
  return database.writer.$transaction((tx) => queueMail(tx, { mail, to, userId }, NOW));
};

async function queueEmptied(): Promise<string> {
  const id = await queue(camille.email, camille.userId);
  database.raw.prepare("UPDATE OutboxMail SET data = '' WHERE id = ?").run(id);
  return id;
}

const rejection = (code: string) =>
  expect.toSatisfy((error: unknown) => DomainError.is(error) && error.code === code);

const auditOf = (mail: string) =>
  database.raw
    .prepare("SELECT action, actorId, concernsId, detail FROM AuditEvent WHERE subjectId = ?")
    .all(mail);

async function isOffered(mail: string, reader = manager): Promise<boolean> {
  const row = (await listMails(reader)).mails.find(({ id }) => id === mail);
  const shown = await showHandOverLink({ mail }, reader, NOW).then(
    () => true,
    () => false,
  );
  // What the screen offers and what the command does are one rule.
  expect(row?.mayHandOver).toBe(shown);
  return shown;
}

describe("the link of a mail that no server sends", () => {
  test("is shown to a trust manager, who is written down with whose it is and which", async () => {
    const mail = await queue(camille.email, camille.userId);
    expect((await listMails(manager)).mails[0]?.text).not.toContain("Zx3v");
    expect(await showHandOverLink({ mail }, manager, NOW)).toEqual({ link: LINK });
    expect(auditOf(mail)).toEqual([
      {
        action: "mail.link-shown",
        actorId: manager.userId,
        concernsId: camille.userId,
        detail: '{"mail":"reset-password"}',
      },
    ]);
  });

  test("is shown for an address without an account", async () => {
    const mail = await queue("zoe@example.org");
    expect(await isOffered(mail)).toBe(true);
    expect(auditOf(mail)).toMatchObject([{ concernsId: null }]);
  });

  test.each<[string, () => Promise<string>]>([
    ["of one's own account", () => queue(manager.email, manager.userId)],
    ["to one's own address", () => queue(manager.email.toUpperCase())],
    ["of a colleague's account", () => queue("elsewhere@example.org", colleague.userId)],
    ["to a colleague's address", () => queue(colleague.email)],
    ["without a secret", () => queue(camille.email, camille.userId, "https://loopimmo.fr/help")],
    ["that was emptied", queueEmptied],
  ])("is not shown %s", async (_title, write) => {
    const mail = await write();
    expect(await isOffered(mail)).toBe(false);
    expect(auditOf(mail)).toEqual([]);
  });

  test("is not shown for the address that a colleague changes to, or had", async () => {
    const dates = { createdAt: NOW, expiresAt: new Date(NOW.getTime() + 86_400_000) };
    await database.writer.$transaction(async (tx) => {
      for (const emailNormalized of ["next@example.org"]) {
        const { userId } = colleague;
        const row = { hash: newId(), userId, email: emailNormalized, emailNormalized, ...dates };
        await tx.emailChange.create({ data: row });
      }
      await tx.formerEmail.create({
        data: {
          userId: colleague.userId,
          email: "former@example.org",
          emailNormalized: "former@example.org",
          until: NOW,
        },
      });
    });
    expect(await isOffered(await queue("Next@example.org"))).toBe(false);
    expect(await isOffered(await queue("former@example.org"))).toBe(false);
  });

  test("is not shown where a server sends mails", async () => {
    replaceOnce("env", parseEnvironment({ SMTP_URL: "smtp://mail.loopimmo.fr" }));
    const mail = await queue(camille.email, camille.userId);
    expect(await isOffered(mail)).toBe(false);
    expect(auditOf(mail)).toEqual([]);
  });

  test.each(["", newId(), "' OR 1=1 --"])("is not found for %j", async (mail) => {
    await expect(showHandOverLink({ mail }, manager)).rejects.toEqual(
      rejection("request.not-found"),
    );
  });

  test.each(Object.keys(PERSONAS) as Persona[])(
    "is for trust managers only: %s",
    async (persona) => {
      const mail = await queue(camille.email, camille.userId);
      const shown = showHandOverLink({ mail }, actorWith(PERSONAS[persona]));
      // The persona is nobody of the database, who could not be written down either.
      if (persona !== "trust manager") {
        await expect(shown).rejects.toEqual(rejection("request.forbidden"));
      } else await expect(shown).rejects.not.toEqual(rejection("request.forbidden"));
    },
  );

  test("is not shown before the second factor is set up", async () => {
    const mail = await queue(camille.email, camille.userId);
    const unsafe = { ...manager, mustSecure: true };
    await expect(showHandOverLink({ mail }, unsafe)).rejects.toEqual(
      rejection("request.forbidden"),
    );
  });
});
