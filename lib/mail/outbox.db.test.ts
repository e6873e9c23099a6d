import { beforeEach, describe, expect, test } from "vitest";
import { DomainError } from "../kernel/errors.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { actorWith, PERSONAS } from "../testing/people.ts";
import { giveUpStaleMails } from "./commands/give-up-stale-mails.ts";
import { leaseMail } from "./commands/lease-mail.ts";
import { markMailFailed, markMailSent } from "./commands/mark-mail.ts";
import { purgeMails } from "./commands/purge-mails.ts";
import { queueMail } from "./commands/queue-mail.ts";
import { type Mail, newMail } from "./kinds.ts";
import { listDueMails } from "./queries/list-due-mails.ts";
import { listMails } from "./queries/list-mails.ts";
import { findTestMail, listTestMails } from "./queries/test-mails.ts";
import { BODY_RETENTION_MS, LEASE_MS, RETRY_DELAYS_MS, STALE_AFTER_MS } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);
const SECRET = "Zx3vN0aQpW8rT5yU";
const LINK = `https://loopimmo.fr/confirmation?jeton=${SECRET}`;
const SUBJECT = "Confirmez votre adresse e-mail";
const MAIL = newMail("confirm-address", { firstName: "Camille", link: LINK, validHours: 24 });
const trustManager = actorWith(PERSONAS["trust manager"]);

const database = adoptedDatabase();
beforeEach(() => {
  database.raw.exec("DELETE FROM OutboxMail");
});

const queue = (to = "camille@example.org", at = NOW, mail: Mail = MAIL) =>
  database.writer.$transaction((tx) => queueMail(tx, { mail, to }, at));

async function lease(id: string, at = NOW) {
  const mail = await leaseMail(id, at);
  if (!mail) throw new Error("expected a lease");
  return mail;
}

describe("a mail", () => {
  test("waits to be sent, under a name that stays", async () => {
    const id = await queue();
    expect(await listDueMails(NOW)).toEqual([id]);
    expect(await lease(id)).toMatchObject({
      toAddress: "camille@example.org",
      subject: SUBJECT,
      data: JSON.stringify(MAIL.data),
      messageId: `<${id}@localhost>`,
      attempts: 1,
    });
  });

  test("is not there when what caused it was rolled back", async () => {
    const failing = database.writer.$transaction(async (tx) => {
      await queueMail(tx, { mail: MAIL, to: "camille@example.org" }, NOW);
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await listDueMails(NOW)).toEqual([]);
  });

  test.each([
    "camille@example.org\r\nBcc: victim@example.org",
    "camille@example.org\nSubject: x",
    "camille@example.org, victim@example.org",
    "camille@example.org; victim@example.org",
    "Camille <camille@example.org>",
    "group: camille@example.org;",
    "camille",
    "",
  ])("is refused to %j", async (to) => {
    await expect(queue(to)).rejects.toSatisfy(
      (error) => DomainError.is(error) && error.code === "request.invalid",
    );
    expect(await listDueMails(NOW)).toEqual([]);
  });

  test("keeps its subject on one line", async () => {
    const role = "Looper\r\nBcc: victim@example.org";
    const consequences = { firstName: "Camille", role, granted: true, link: LINK };
    const id = await queue("camille@example.org", NOW, newMail("role-decided", consequences));
    expect((await lease(id)).subject).not.toMatch(/\p{C}/u);
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "/connexion", ""])(
    "is not queued with a link to %j",
    async (link) => {
      const mail = newMail("confirm-address", { firstName: "Camille", link, validHours: 24 });
      await expect(queue("camille@example.org", NOW, mail)).rejects.toThrow();
      expect(await listDueMails(NOW)).toEqual([]);
    },
  );
});

describe("a lease", () => {
  test("keeps the others off until it ends", async () => {
    const id = await queue();
    const [one, other] = await Promise.all([leaseMail(id, NOW), leaseMail(id, NOW)]);
    expect([one, other].filter((mail) => mail !== null)).toHaveLength(1);
    expect(await listDueMails(later(LEASE_MS - 1))).toEqual([]);
    expect(await leaseMail(id, later(LEASE_MS - 1))).toBeNull();
    expect(await listDueMails(later(LEASE_MS))).toEqual([id]);
    expect((await lease(id, later(LEASE_MS))).attempts).toBe(2);
  });

  test("that ended decides nothing any more", async () => {
    const id = await queue();
    const lost = await lease(id);
    const held = await lease(id, later(LEASE_MS));
    await markMailFailed(lost, { kind: "refused", message: "550" }, later(LEASE_MS));
    await markMailSent(lost, later(LEASE_MS));
    expect(await findTestMail(id)).toMatchObject({ state: "waiting", lastError: null });
    await markMailSent(held, later(LEASE_MS));
    expect(await findTestMail(id)).toMatchObject({ state: "sent", attempts: 2 });
  });
});

test("attempts that fail are repeated ever later, then given up", async () => {
  const id = await queue();
  let now = NOW;
  for (const delay of RETRY_DELAYS_MS) {
    const mail = await lease(id, now);
    expect(await markMailFailed(mail, { kind: "unreachable", message: "down" }, now)).toBe(false);
    const next = new Date(now.getTime() + delay);
    expect(await listDueMails(new Date(next.getTime() - 1))).toEqual([]);
    expect(await listDueMails(next)).toEqual([id]);
    now = next;
  }
  const last = await lease(id, now);
  expect(await markMailFailed(last, { kind: "deferred", message: "451 later" }, now)).toBe(true);
  expect(await findTestMail(id)).toMatchObject({ state: "dead", lastError: "451 later" });
  expect(await listDueMails(later(10 * STALE_AFTER_MS))).toEqual([]);
});

test("what waited too long is not sent, and is given up", async () => {
  const id = await queue();
  const fresh = await queue("zoe@example.org", later(1));
  expect(await listDueMails(later(STALE_AFTER_MS))).toEqual([fresh]);
  expect(await giveUpStaleMails(later(STALE_AFTER_MS))).toBe(1);
  expect((await findTestMail(id))?.state).toBe("dead");
  expect((await findTestMail(fresh))?.state).toBe("waiting");
});

test("after thirty days a mail no longer has what it said", async () => {
  const id = await queue();
  await markMailSent(await lease(id), NOW);
  const fresh = await queue("zoe@example.org", later(1));
  expect(await purgeMails(later(BODY_RETENTION_MS))).toBe(1);
  expect(await purgeMails(later(BODY_RETENTION_MS))).toBe(0);
  expect(await findTestMail(id)).toMatchObject({ text: null, state: "sent", sentAt: NOW });
  expect((await findTestMail(fresh))?.text).toContain(LINK);
  expect(
    JSON.stringify(database.raw.prepare("SELECT * FROM OutboxMail WHERE id = ?").all(id)),
  ).not.toContain(SECRET);
});

describe("the list", () => {
  test("is a trust manager’s", async () => {
    await queue();
    for (const persona of ["buyer", "seller", "ambassador", "pending ambassador"] as const) {
      const actor = actorWith(PERSONAS[persona]);
      await expect(listMails(actor)).rejects.toThrow("request.forbidden");
    }
    const unsecured = actorWith(PERSONAS["trust manager"], { mustSecure: true });
    await expect(listMails(unsecured)).rejects.toThrow("request.forbidden");
  });

  test("shows where mails stand, without the secrets of their links", async () => {
    const id = await queue();
    const { mails, next } = await listMails(trustManager);
    expect(next).toBeNull();
    expect(mails).toEqual([
      {
        id,
        kind: "confirm-address",
        to: "camille@example.org",
        subject: SUBJECT,
        state: "waiting",
        attempts: 0,
        createdAt: NOW,
        nextAttemptAt: NOW,
        sentAt: null,
        lastError: null,
        mayHandOver: true,
        mayResend: false,
        settledAt: null,
        text: expect.stringContaining("\nhttps://loopimmo.fr/confirmation?jeton=…\n"),
      },
    ]);
    expect(mails[0]?.text).not.toContain(SECRET);
    expect((await listTestMails())[0]?.text).toContain(SECRET);
    expect(await findTestMail("000000000000")).toBeNull();
  });

  test("goes on page after page, each mail once, those of one instant too", async () => {
    const ids: string[] = [];
    for (let at = 0; at < 65; at++)
      ids.push(await queue("a@example.org", later((at >> 2) * 1_000)));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await listMails(trustManager, { cursor });
      expect(page.mails.length).toBeLessThanOrEqual(30);
      seen.push(...page.mails.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toHaveLength(65);
    expect(new Set(seen)).toEqual(new Set(ids));
    expect((await listMails(trustManager, { cursor: "' OR 1=1" })).mails).toHaveLength(30);
  });
});
