import { beforeEach, describe, expect, test } from "vitest";
import { listAudit } from "../../audit/queries/list-audit.ts";
import { newId } from "../../kernel/ids.ts";
import { purgeMails } from "../../mail/commands/purge-mails.ts";
import { BODY_RETENTION_MS } from "../../mail/rules.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { propertyRow } from "../../testing/builders.ts";
import { type FullLife, fullLife } from "../../testing/full-life.ts";
import { FORMER_ADDRESSES, MARK, RETAINED, SECRET } from "../../testing/marks.ts";
import { createPerson } from "../../testing/people.ts";
import { tableNames } from "../../testing/tables.ts";
import { entryRow } from "../../testing/waitlist.ts";
import { eraseAccount, erasePerson } from "./commands/erase-account.ts";
import { erasureConsequences } from "./queries/erasure-consequences.ts";
import { ERASED_FULL_NAME } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

const database = adoptedDatabase("test");
let life: FullLife;
beforeEach(async () => {
  life = await fullLife(database);
});

/** Where a text stands in the whole database, whatever its case: "Table.column". */
function placesOf(text: string): string[] {
  const places = new Set<string>();
  for (const name of tableNames(database)) {
    const rows = database.raw.prepare(`SELECT * FROM "${name}"`).all() as Record<string, unknown>[];
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (String(value).toLowerCase().includes(text.toLowerCase())) {
          places.add(`${name}.${column}`);
        }
      }
    }
  }
  return [...places].sort();
}

const rows = (sql: string, ...values: unknown[]) => database.raw.prepare(sql).all(...values);

describe("an erased account", () => {
  test("leaves nothing that says who it was, but the mail that tells so", async () => {
    expect(placesOf(MARK).length).toBeGreaterThan(30);
    await eraseAccount(life.person, NOW);
    // Its last mail, until it is sent and purged.
    expect(placesOf(MARK)).toEqual(["OutboxMail.data", "OutboxMail.toAddress"]);
    expect(rows("SELECT kind, userId, toAddress FROM OutboxMail WHERE userId IS NULL")).toEqual([
      { kind: "quote-closed", userId: null, toAddress: "studio@example.org" },
      { kind: "account-erased", userId: null, toAddress: life.person.email },
    ]);
    expect(placesOf("48.123456")).toEqual([]);
    await purgeMails(new Date(NOW.getTime() + BODY_RETENTION_MS));
    expect(placesOf(MARK)).toEqual([]);
  });

  test("leaves nothing under an address that it had before, nor who said that it brought them", async () => {
    const code = rows("SELECT referralCode FROM User WHERE id = ?", life.person.userId)[0] as {
      referralCode: string;
    };
    const waiting = () =>
      rows(
        `SELECT email, referredBy FROM WaitlistEntry WHERE email LIKE 'quidam%'
         UNION ALL SELECT email, referredBy FROM PendingRegistration ORDER BY email`,
      );
    const before = waiting();
    for (const address of FORMER_ADDRESSES) {
      expect(placesOf(address)).toEqual([
        "EmailChange.email",
        "EmailChange.emailNormalized",
        "FormerEmail.email",
        "FormerEmail.emailNormalized",
        "Lead.contactEmail",
        "OutboxMail.toAddress",
        "PendingRegistration.email",
        "PendingRegistration.emailNormalized",
        "WaitlistEntry.email",
        "WaitlistEntry.emailNormalized",
        "WaitlistEntry.mailbox",
        "WaitlistEntry.referredBy",
      ]);
    }
    await eraseAccount(life.person, NOW);
    for (const address of FORMER_ADDRESSES) expect(placesOf(address)).toEqual([]);
    expect(placesOf(code.referralCode)).toEqual([]);
    // Their own entries stay.
    expect(before).toHaveLength(7);
    expect(waiting()).toEqual([
      { email: "quidam-0@example.org", referredBy: null },
      { email: "quidam-1@example.org", referredBy: null },
      { email: "quidam-attend@example.org", referredBy: null },
      { email: "quidam-attend@example.org", referredBy: null },
    ]);
  });

  test("leaves what another account wrote under an address that it has now", async () => {
    const [email] = FORMER_ADDRESSES;
    const later = new Date(NOW.getTime() + 1_000);
    const holder = await createPerson(database, [["buyer", "active"]], {
      email,
      emailNormalized: email.toLowerCase(),
    });
    const mail = (kind: string, userId: string | null, createdAt: Date) => ({
      id: newId(),
      kind,
      userId,
      toAddress: email,
      subject: "x",
      data: "",
      messageId: newId(),
      nextAttemptAt: NOW,
      createdAt,
    });
    await database.writer.$transaction(async (tx) => {
      await tx.formerEmail.updateMany({ data: { until: NOW } });
      await tx.waitlistEntry.deleteMany({ where: { emailNormalized: email.toLowerCase() } });
      const { userId } = holder;
      await tx.waitlistEntry.create({ data: entryRow({ email, userId, joinedAt: NOW }) });
      await tx.outboxMail.create({ data: mail("password-changed", holder.userId, NOW) });
      await tx.outboxMail.create({ data: mail("no-account", null, later) });
    });
    await eraseAccount(life.person, NOW);
    expect(rows("SELECT kind FROM OutboxMail WHERE toAddress = ? ORDER BY kind", email)).toEqual([
      { kind: "no-account" },
      { kind: "password-changed" },
    ]);
    expect(rows("SELECT userId FROM WaitlistEntry WHERE email = ?", email)).toEqual([
      { userId: holder.userId },
    ]);
    expect(rows("SELECT email FROM User WHERE id = ?", holder.userId)).toEqual([{ email }]);
  });

  test("leaves no secret and no open session", async () => {
    await eraseAccount(life.person, NOW);
    expect(placesOf(SECRET)).toEqual(["Session.tokenHash"]);
    expect(rows("SELECT 1 FROM Session WHERE revokedAt IS NULL")).toEqual([]);
  });

  test("leaves what the law wants kept, and what was written to others", async () => {
    const before = placesOf(RETAINED);
    await eraseAccount(life.person, NOW);
    expect(placesOf(RETAINED)).toEqual(before);
    expect(before).toEqual([
      "AgencyContract.evidence",
      "AgencyContract.terms",
      "AmbassadorProfile.rsacNumber",
      "FloorPlan.label",
      "Invoice.parties",
      "InvoicePayment.reference",
      "Message.content",
      "Offer.conditions",
      "Property.address",
      "Property.description",
      "Property.title",
      "PropertyPhoto.alt",
      "Room.level",
      "Room.name",
      "Sale.terms",
      "StatementIssue.document",
    ]);
    expect(rows("SELECT DISTINCT ambassadorId FROM CommissionEntry")).toEqual([
      { ambassadorId: life.person.userId },
    ]);
  });

  test("is shown as such, under an address that nobody has", async () => {
    await eraseAccount(life.person, NOW);
    const { userId } = life.person;
    expect(rows("SELECT firstName, lastName, email FROM User WHERE id = ?", userId)).toEqual([
      { firstName: "Compte", lastName: "supprimé", email: `${userId}@anonyme.invalid` },
    ]);
    const manager = await createPerson(database, [["trust_manager", "active"]]);
    expect((await listAudit(manager)).entries[0]).toMatchObject({
      sentence: "Le compte a été supprimé.",
      actor: "Compte supprimé",
    });
  });

  test("has its listings withdrawn, the sold ones apart, and what was planned there ended", async () => {
    const consequences = await erasureConsequences(life.person);
    await eraseAccount(life.person, NOW);
    const { active, draft, sold } = life.listings;
    const statusOf = (id: string) => rows("SELECT status, title FROM Property WHERE id = ?", id)[0];
    expect([active, draft, sold].map(statusOf)).toEqual([
      { status: "withdrawn", title: "Bien retiré" },
      { status: "withdrawn", title: "Bien retiré" },
      { status: "sold", title: RETAINED },
    ]);
    expect(rows("SELECT status, count(*) AS n FROM Visit GROUP BY status ORDER BY status")).toEqual(
      [
        { status: "cancelled", n: 2 },
        { status: "completed", n: 1 },
      ],
    );
    expect(rows("SELECT status, count(*) AS n FROM Offer GROUP BY status ORDER BY status")).toEqual(
      [
        { status: "accepted", n: 1 },
        { status: "rejected", n: 2 },
        { status: "void", n: 1 },
        { status: "withdrawn", n: 1 },
      ],
    );
    expect(rows("SELECT 1 FROM Property WHERE ambassadorId IS NOT NULL")).toEqual([]);
    expect(consequences).toEqual({
      listingsWithdrawn: 2,
      listingsRetained: 1,
      visitsCancelled: 2,
      visitsRehosted: 0,
      offersClosed: 2,
      favorites: 1,
      savedSearches: 1,
      messagesRetained: 1,
      ledgerLinesRetained: 3,
    });
  });

  test("leaves the other person's own data as it was", async () => {
    const { userId } = life.other;
    const own = () => [
      rows("SELECT email, firstName, phone, referralCode FROM User WHERE id = ?", userId),
      rows(
        "SELECT visitorName, visitorEmail, buyerId FROM Visit WHERE buyerId = ? ORDER BY id",
        userId,
      ),
      rows(
        "SELECT buyerName, buyerEmail, conditions FROM Offer WHERE buyerId = ? ORDER BY id",
        userId,
      ),
      rows("SELECT content FROM Message WHERE authorId = ?", userId),
      rows("SELECT status, title, address FROM Property WHERE sellerId = ?", userId),
      rows("SELECT role, status FROM RoleGrant WHERE userId = ?", userId),
    ];
    const before = own();
    await eraseAccount(life.person, NOW);
    expect(own()).toEqual(before);
  });

  test("leaves others what they were notified of that is not about the person", async () => {
    await eraseAccount(life.person, NOW);
    const left = rows(
      "SELECT event, data FROM Notification WHERE userId = ? AND createdAt < ?",
      life.other.userId,
      "2026-11-02",
    ) as { event: string; data: string }[];
    expect(left.map(({ event }) => event)).toEqual(["alert.found"]);
    expect(JSON.parse(left[0]?.data ?? "{}").items).toMatchObject([{ title: "Une autre maison" }]);
    expect(rows("SELECT 1 FROM OutboxSms")).toEqual([]);
    // What still waited named the person; what was sent is known to have been.
    const mails = "SELECT state, subject, data FROM OutboxMail WHERE userId = ?";
    expect(rows(mails, life.other.userId)).toEqual([{ state: "sent", subject: "", data: "" }]);
  });

  test("empties the leads that hold its name and telephone alone, and no one else's", async () => {
    const { person, other } = life;
    database.raw
      .prepare("UPDATE User SET phone = '+33 (0)6 39 98 12 34' WHERE id = ?")
      .run(person.userId);
    const { firstName, lastName } = database.raw
      .prepare("SELECT firstName, lastName FROM User WHERE id = ?")
      .get(person.userId) as { firstName: string; lastName: string };
    const lead = (contactName: string, contactPhone: string) =>
      database.writer.$transaction((tx) =>
        tx.lead.create({
          data: {
            id: newId(),
            ambassadorId: other.userId,
            contactName,
            contactPhone,
            status: "accepted",
            factAt: NOW,
            createdAt: NOW,
          },
        }),
      );
    const own = await lead(`${lastName} ${firstName}`, "06 39 98 12 34");
    const household = await lead("Paul Quidam", "06 39 98 12 34");
    const namesake = await lead(`${firstName} ${lastName}`, "06 39 98 12 35");
    await eraseAccount(person, NOW);
    const contactOf = ({ id }: { id: string }) =>
      rows("SELECT contactName, contactPhone FROM Lead WHERE id = ?", id);
    expect(contactOf(own)).toEqual([{ contactName: ERASED_FULL_NAME, contactPhone: null }]);
    expect(contactOf(household)).toMatchObject([{ contactName: "Paul Quidam" }]);
    expect(contactOf(namesake)).toMatchObject([{ contactPhone: "06 39 98 12 35" }]);
  });

  test("takes its visits out of the calendars of others", async () => {
    database.raw
      .prepare(
        "UPDATE Visit SET status = 'scheduled', confirmedAt = ? WHERE status IN ('pending', 'scheduled')",
      )
      .run(NOW.toISOString());
    await eraseAccount(life.person, NOW);
    const cancelled = rows(
      "SELECT data FROM Notification WHERE event = 'visit.cancelled' AND userId = ?",
      life.other.userId,
    ) as { data: string }[];
    expect(cancelled).not.toEqual([]);
    for (const { data } of cancelled) {
      expect(JSON.parse(data).calendar.content).toContain("METHOD:CANCEL");
    }
  });

  test("frees its address: another account may have it", async () => {
    await eraseAccount(life.person, NOW);
    const email = life.person.email;
    await createPerson(database, [], { email, emailNormalized: email.toLowerCase() });
  });

  test("is not erased twice, even at once", async () => {
    const both = await Promise.allSettled([
      eraseAccount(life.person, NOW),
      eraseAccount(life.person, NOW),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(rows("SELECT 1 FROM OutboxMail WHERE kind = 'account-erased'")).toHaveLength(1);
    await expect(erasePerson(life.person, null, NOW)).rejects.toThrow("request.not-found");
  });

  test("of a looper who was never paid keeps no papers", async () => {
    const looper = await createPerson(database, [["ambassador", "active"]]);
    await database.writer.$transaction((tx) =>
      tx.ambassadorProfile.create({ data: { userId: looper.userId, rsacNumber: "RSAC 1" } }),
    );
    await eraseAccount(looper, NOW);
    expect(placesOf("RSAC 1")).toEqual([]);
  });
});

describe("an account is not erased", () => {
  const unchanged = async (act: Promise<void>, code: string) => {
    await expect(act).rejects.toThrow(code);
    expect(rows("SELECT 1 FROM User WHERE erasedAt IS NOT NULL")).toEqual([]);
    expect(rows("SELECT 1 FROM OutboxMail WHERE kind = 'account-erased'")).toEqual([]);
  };

  test.each(["sellerId", "ambassadorId"])(
    "while a property is under offer: the person is its %s",
    async (column) => {
      const sale = propertyRow({
        sellerId: life.other.userId,
        [column]: life.person.userId,
        status: "under_offer",
      });
      await database.writer.$transaction((tx) => tx.property.create({ data: sale }));
      await unchanged(eraseAccount(life.person, NOW), "account.sale-in-progress");
    },
  );

  test("while an offer of theirs, or for their property, is accepted", async () => {
    database.raw
      .prepare("UPDATE Offer SET status = 'accepted' WHERE buyerId = ? AND status = 'pending'")
      .run(life.other.userId);
    await unchanged(eraseAccount(life.person, NOW), "account.sale-in-progress");
    await unchanged(eraseAccount(life.other, NOW), "account.sale-in-progress");
  });

  test.each(["buyerId", "sellerId", "ambassadorId"])(
    "while a sale is open: the person is its %s",
    async (column) => {
      const [{ id }] = rows("SELECT id FROM Sale WHERE status = 'fallen_through'") as [
        { id: string },
      ];
      database.raw
        .prepare(
          `UPDATE Sale SET status = 'open', endReason = NULL, endedAt = NULL, buyerId = :other,
             sellerId = :other, ambassadorId = :other WHERE id = :id`,
        )
        .run({ id, other: life.other.userId });
      database.raw
        .prepare(`UPDATE Sale SET "${column}" = ? WHERE id = ?`)
        .run(life.person.userId, id);
      await unchanged(eraseAccount(life.person, NOW), "account.sale-in-progress");
    },
  );

  test("when it is a demonstration's", async () => {
    const demo = await createPerson(database, [["buyer", "active"]], {
      email: "acheteur@demo.loopimmo.fr",
      emailNormalized: "acheteur@demo.loopimmo.fr",
    });
    await unchanged(eraseAccount(demo, NOW), "account.demo");
    await unchanged(erasePerson(demo, null, NOW), "account.demo");
  });

  test("when it is the last trust manager's, a demonstration's not counted", async () => {
    const roles = [["trust_manager", "active"]] as const;
    const last = await createPerson(database, roles);
    const demo = "trust@demo.loopimmo.fr";
    await createPerson(database, roles, { email: demo, emailNormalized: demo });
    await createPerson(database, [["trust_manager", "suspended"]]);
    await unchanged(eraseAccount(last, NOW), "account.last-trust-manager");
    await createPerson(database, roles);
    await eraseAccount(last, NOW);
  });
});
