import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { mailExtras } from "../mail/extras.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { writtenMails } from "../testing/mails.ts";
import { createPerson } from "../testing/people.ts";
import { purgeNotifications } from "./centre/commands/purge-notifications.ts";
import { readAllNotifications } from "./centre/commands/read-all-notifications.ts";
import { readNotification } from "./centre/commands/read-notification.ts";
import { readNotificationsAbout, seeSubject } from "./centre/commands/read-notifications-about.ts";
import { countUnreadNotifications } from "./centre/queries/count-unread-notifications.ts";
import { findUnreadAbout } from "./centre/queries/find-unread-about.ts";
import { listNotifications } from "./centre/queries/list-notifications.ts";
import { type NewNotification, notify } from "./commands/notify.ts";
import { deliverDueNotifications } from "./delivery/delivery.ts";
import { applyPreset } from "./settings/commands/apply-preset.ts";
import { changePreferences } from "./settings/commands/change-preferences.ts";
import { changeRhythm } from "./settings/commands/change-rhythm.ts";
import { getNotificationSettings } from "./settings/queries/get-notification-settings.ts";
import { preferencesSchema, rhythmSchema } from "./settings/schemas.ts";
import { stopMails } from "./unsubscribing/commands/stop-mails.ts";
import { readStopToken, stopToken } from "./unsubscribing/token.ts";

/** A Monday, 11 h in Paris. */
const NOW = new Date("2026-11-23T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const NEVER = { stop: new AbortController().signal, cut: new AbortController().signal };

const database = adoptedDatabase("test");
let person: Actor;
beforeEach(async () => {
  person = await createPerson(database, [["buyer", "active"]]);
});

type Content = Omit<NewNotification, "userId">;
const tell = (content: Content, now = NOW, to = person) =>
  database.writer.$transaction((tx) =>
    notify(tx, { userId: to.userId, ...content } as NewNotification, now),
  );
const deliver = (now = NOW) => deliverDueNotifications(() => now, NEVER);

const deliveries = () =>
  database.raw.prepare("SELECT channel, state FROM NotificationDelivery ORDER BY rowid").all() as {
    channel: string;
    state: string;
  }[];
const stateOf = (channel: string) =>
  deliveries()
    .filter((each) => each.channel === channel)
    .map(({ state }) => state);
const mails = () => writtenMails(database.raw, person.email);
const texts = () => database.raw.prepare("SELECT toPhone, text, state FROM OutboxSms").all();
const rowOfMail = () =>
  database.raw.prepare("SELECT kind, data FROM OutboxMail").get() as { kind: string; data: string };

const visit = {
  visitId: "visit",
  title: "T3 avec balcon",
  name: "Anne Le Goff",
  viewpoint: "buyer",
  startsAt: new Date("2026-11-24T15:00:00Z"),
} as const;
const calendar = { method: "REQUEST", content: "BEGIN:VCALENDAR" } as const;
const VISIT: Content = { event: "visit.confirmed", data: { ...visit, calendar } };
const WEEK: Content = {
  event: "market.week",
  data: { listingId: "l", title: "Maison", views: 3, favorites: 0, contacts: 0, visits: 0 },
};

/** A thread with the person, in which somebody wrote them. */
async function thread(excerpts: readonly string[]) {
  const other = await createPerson(database, [["seller", "active"]]);
  const conversationId = newId();
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    const listing = propertyRow({ sellerId: other.userId });
    await tx.property.create({ data: listing });
    await tx.conversation.create({
      data: {
        id: conversationId,
        propertyId: listing.id,
        contactId: person.userId,
        ownerId: other.userId,
        type: "general",
        createdAt: NOW,
        lastMessageAt: NOW,
      },
    });
    for (const content of excerpts) {
      await tx.message.create({
        data: {
          id: newId(),
          conversationId,
          sender: "owner",
          authorId: other.userId,
          content,
          createdAt: NOW,
        },
      });
    }
  });
  const message = (excerpt: string): Content => ({
    event: "message.received",
    data: { conversationId, name: "Anne", title: null, excerpt, attachments: 0 },
  });
  return { conversationId, message };
}

describe("telling somebody", () => {
  test("is one notification, its deliveries and a word to open pages", async () => {
    const id = await tell(VISIT);
    const { items, unread } = await listNotifications(person);
    expect(items).toMatchObject([
      { id, kind: "visit_request", read: false, action: "Voir la visite" },
    ]);
    expect(unread).toBe(1);
    expect(deliveries().map(({ channel }) => channel)).toEqual(["email", "push", "sms"]);
    const event = database.raw.prepare("SELECT kind, data FROM UserEvent").get();
    expect(event).toEqual({
      kind: "notification",
      data: JSON.stringify({ id, event: "visit.confirmed" }),
    });
  });

  test("happens once for what has a key, also at the same time", async () => {
    const once = { ...VISIT, onceKey: "visit:reminder" };
    const ids = await Promise.all([tell(once), tell(once), tell(once)]);
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
    expect(await countUnreadNotifications(person)).toBe(1);
  });

  test("is refused where the data is not the event's", async () => {
    await expect(
      tell({ event: "visit.proposed", data: { ...visit } } as unknown as Content),
    ).rejects.toThrow();
    expect(await countUnreadNotifications(person)).toBe(0);
  });

  test("says nothing to a closed account", async () => {
    database.raw.prepare("UPDATE User SET erasedAt = ?").run("2026-11-01T00:00:00.000+00:00");
    expect(await tell(VISIT)).toBeNull();
    expect(deliveries()).toEqual([]);
  });
});

describe("mails", () => {
  test("leave in the transaction that settles them, once", async () => {
    await tell(VISIT);
    await Promise.all([deliver(), deliver()]);
    await deliver(later(1));
    expect(stateOf("email")).toEqual(["sent"]);
    const [mail, ...others] = mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "notification" });
    expect(mail?.subject).toBe("Visite confirmée\u00a0: mardi 24 novembre à 16\u00a0h");
    expect(mail?.text).toMatch(/\/notifications\/\w{12}\n/);
  });

  test("carry the calendar's entry, and no way to stop what is always sent", async () => {
    await tell(VISIT);
    await deliver();
    const { kind, data } = rowOfMail();
    expect(mailExtras(kind, data)).toEqual({ calendar, oneClickLink: null });
    expect(mails()[0]?.text).toContain("Régler mes notifications");
  });

  test("of other lines carry the way to stop them", async () => {
    await tell(WEEK);
    await deliver();
    const { kind, data } = rowOfMail();
    expect(mailExtras(kind, data).oneClickLink).toMatch(/\/api\/unsubscribe\?lien=/);
    expect(mails()[0]?.text).toContain("/desinscription?lien=");
  });

  test("of a line that was switched off meanwhile are left out; of a locked one they are not", async () => {
    await applyPreset({ preset: "defaults" }, person, NOW);
    await tell(WEEK);
    await tell(VISIT);
    await applyPreset({ preset: "minimum" }, person, NOW);
    await deliver();
    expect(mails().map(({ subject }) => subject)).toEqual([
      "Visite confirmée\u00a0: mardi 24 novembre à 16\u00a0h",
    ]);
    expect(stateOf("email").toSorted()).toEqual(["sent", "skipped"]);
    expect(stateOf("sms")).toEqual(["skipped"]);
  });

  test("that can't be written are given up, and stop no other", async () => {
    const broken = await tell(VISIT);
    database.raw.prepare("UPDATE Notification SET data = '{}' WHERE id = ?").run(broken);
    await tell(WEEK);
    await deliver();
    expect(stateOf("email").toSorted()).toEqual(["dead", "sent"]);
    expect((await listNotifications(person)).items).toHaveLength(1);
  });
});

describe("mails of messages", () => {
  test("leave after five minutes, one for several messages of a thread", async () => {
    const { message } = await thread(["Un", "Deux", "Trois"]);
    await tell(message("Un"));
    await tell(message("Deux"), later(2));
    await tell(message("Trois"), later(4));
    await deliver(later(4));
    expect(mails()).toEqual([]);
    await deliver(later(5));
    expect(mails().map(({ subject }) => subject)).toEqual(["3\u00a0messages d’Anne"]);
    expect(mails()[0]?.text).toContain("«\u00a0Trois\u00a0»");
    await deliver(later(60));
    expect(mails()).toHaveLength(1);
  });

  test("don't leave where the conversation was read", async () => {
    const { conversationId, message } = await thread(["Un"]);
    await tell(message("Un"));
    database.raw
      .prepare("UPDATE Message SET readAt = ? WHERE conversationId = ?")
      .run("2026-11-23T10:02:00.000+00:00", conversationId);
    await deliver(later(5));
    expect(mails()).toEqual([]);
    expect(stateOf("email")).toEqual(["skipped"]);
  });

  test("don't leave where the notification was", async () => {
    const { message } = await thread(["Un"]);
    const id = await tell(message("Un"));
    expect(await readNotification({ id: id ?? "" }, person, later(1))).toContain("/messages?");
    await deliver(later(5));
    expect(mails()).toEqual([]);
  });
});

describe("text messages", () => {
  test("are written for an operator, to a French mobile", async () => {
    await tell(VISIT);
    await deliver();
    expect(texts()).toEqual([
      {
        toPhone: "+33612345678",
        text: expect.stringMatching(
          /^Loopimmo\u00a0: Visite confirmée.* http\S+\/notifications\/\w+$/,
        ),
        state: "waiting",
      },
    ]);
  });

  test.each(["01 23 45 67 89", "+44 7700 900123", ""])("are not, to %j", async (phone) => {
    database.raw.prepare("UPDATE User SET phone = ?").run(phone);
    await tell(VISIT);
    await deliver();
    expect(texts()).toEqual([]);
    expect(stateOf("sms")).toEqual(["skipped"]);
  });

  test("a day late are for nobody", async () => {
    await tell(VISIT);
    await deliver(later(25 * 60));
    expect(texts()).toEqual([]);
    expect(mails()).toHaveLength(1);
  });
});

describe("the digest", () => {
  const daily = rhythmSchema.parse({ digest: "daily" });

  test("puts what is not locked into one mail, at eight", async () => {
    await changeRhythm(daily, person, NOW);
    await tell(WEEK);
    await tell(WEEK, later(60));
    await tell(VISIT);
    const read = await tell(WEEK, later(90));
    await readNotification({ id: read ?? "" }, person, later(100));
    await deliver(later(120));
    expect(mails().map(({ kind }) => kind)).toEqual(["notification"]);
    // 8 h of the next day.
    await deliver(later(21 * 60));
    expect(mails().map(({ kind }) => kind)).toEqual(["notification", "notification-digest"]);
    expect(mails()[1]?.subject).toBe("Votre récapitulatif\u00a0: 2\u00a0nouveautés");
  });

  test("that is given up lets go what waits for it", async () => {
    await changeRhythm(daily, person, NOW);
    await tell(WEEK);
    await changeRhythm(rhythmSchema.parse({ digest: "none" }), person, NOW);
    await deliver();
    expect(mails().map(({ kind }) => kind)).toEqual(["notification"]);
  });
});

describe("the settings", () => {
  test("are the defaults until something is chosen", async () => {
    const { preferences, settings } = await getNotificationSettings(person);
    expect(preferences).toHaveLength(7);
    expect(settings).toEqual({ quietFromMinute: null, quietToMinute: null, digest: "none" });
  });

  test("change the lines of their screen alone, and never the mail of a locked one", async () => {
    const input = preferencesSchema.parse({ scope: "buyer", "search_alert-push": true });
    await changePreferences(input, person, NOW);
    const { preferences } = await getNotificationSettings(person);
    const of = (kind: string) => preferences.find((each) => each.kind === kind);
    expect(of("search_alert")).toMatchObject({ email: false, push: true, sms: false });
    expect(of("visit_request")).toMatchObject({ email: true, push: false, sms: false });
    expect(of("new_lead")).toMatchObject({ email: true, push: true });
    const audit = database.raw.prepare("SELECT action FROM AuditEvent").pluck().all();
    expect(audit).toEqual(["account.preferences-changed"]);
  });

  test.each([
    [{ quiet: true, digest: "none" }, ["quietFrom", "quietTo"]],
    [{ quiet: true, quietFrom: "22:00", digest: "none" }, ["quietTo"]],
    [{ quiet: true, quietFrom: "22:00", quietTo: "22:00", digest: "none" }, ["quietTo"]],
    [
      { quiet: true, quietFrom: "25:00", quietTo: "7:00", digest: "none" },
      ["quietFrom", "quietTo"],
    ],
    [{ digest: "hourly" }, ["digest"]],
  ])("refuse %j", (input, fields) => {
    const { error } = rhythmSchema.safeParse(input);
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual(fields);
  });

  test("hold quiet hours", async () => {
    const night = { quiet: true, quietFrom: "22:00", quietTo: "07:30", digest: "none" };
    await changeRhythm(rhythmSchema.parse(night), person, NOW);
    const { settings } = await getNotificationSettings(person);
    expect(settings).toEqual({ quietFromMinute: 1320, quietToMinute: 450, digest: "none" });
  });
});

describe("the link of a mail that stops such mails", () => {
  test("stops them for who has it, and may be used again", async () => {
    const token = stopToken({ userId: person.userId, what: "market_insights" });
    expect(await stopMails({ token })).toBe("market_insights");
    expect(await stopMails({ token })).toBe("market_insights");
    await tell(WEEK);
    await deliver();
    expect(mails()).toEqual([]);
  });

  test("of a digest stops all that can be", async () => {
    await stopMails({ token: stopToken({ userId: person.userId, what: "all" }) });
    const { preferences } = await getNotificationSettings(person);
    expect(preferences.filter(({ email }) => email).map(({ kind }) => kind)).toEqual([
      "visit_request",
      "offer_received",
    ]);
  });

  test("opens nothing where it was touched", async () => {
    const token = stopToken({ userId: person.userId, what: "market_insights" });
    const other = newId();
    for (const forged of [
      "",
      null,
      token.slice(0, -1),
      token.replace(person.userId, other),
      token.replace("market_insights", "all"),
      `${token}.x`,
      stopToken({ userId: person.userId, what: "visit_request" }),
    ]) {
      expect(readStopToken(forged)).toBeNull();
      await expect(stopMails({ token: forged })).rejects.toThrow("notification.stop-invalid");
    }
  });
});

describe("the centre", () => {
  test("goes on from page to page, each one once, the newest first", async () => {
    const ids: (string | null)[] = [];
    for (let minute = 0; minute < 25; minute += 1) ids.unshift(await tell(WEEK, later(minute)));
    const first = await listNotifications(person);
    const second = await listNotifications(person, { after: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
  });

  test("marks one, or all, as read; somebody else's is not found", async () => {
    const id = (await tell(WEEK)) ?? "";
    await tell(VISIT);
    const other = await createPerson(database, [["buyer", "active"]]);
    await expect(readNotification({ id }, other, NOW)).rejects.toThrow("notification.not-found");
    expect(await readAllNotifications(other, NOW)).toBe(0);
    expect(await countUnreadNotifications(person)).toBe(2);
    expect(await readNotification({ id }, person, NOW)).toBe("/seller/analytics");
    expect(await readNotification({ id }, person, later(1))).toBe("/seller/analytics");
    expect((await listNotifications(person, { filter: "unread" })).items).toHaveLength(1);
    expect(await readAllNotifications(person, NOW)).toBe(1);
    expect(await countUnreadNotifications(person)).toBe(0);
  });

  test("takes for read what was seen where it is", async () => {
    const { conversationId, message } = await thread(["Un"]);
    await tell(message("Un"));
    await tell(VISIT);
    await database.writer.$transaction((tx) =>
      readNotificationsAbout(
        tx,
        person.userId,
        { about: "conversation", ids: [conversationId] },
        later(1),
      ),
    );
    expect((await listNotifications(person, { filter: "unread" })).items).toMatchObject([
      { kind: "visit_request" },
    ]);
  });

  test.each(["visit", "offer", "sale"] as const)(
    "takes what told of a %s for read once its page was looked at",
    async (about) => {
      const [seen, other] = [newId(), newId()];
      const content = (id: string) =>
        ({
          visit: { event: "visit.confirmed", data: { ...visit, visitId: id, calendar } },
          offer: {
            event: "offer.withdrawn",
            data: { offerId: id, title: "T3", name: "A", viewpoint: "seller", amountCents: 1 },
          },
          sale: { event: "sale.opened", data: { saleId: id, title: "T3", viewpoint: "buyer" } },
        })[about] as Content;
      await tell(content(seen));
      const newest = await tell(content(seen), later(1));
      await tell(content(other), later(2));
      const subject = { about, ids: [seen] };
      expect(await findUnreadAbout(person, subject)).toBe(newest);
      const stranger = await createPerson(database, [["buyer", "active"]]);
      expect(await findUnreadAbout(stranger, subject)).toBeNull();
      await seeSubject(subject, stranger, later(3));
      expect(await countUnreadNotifications(person)).toBe(3);
      await seeSubject(subject, person, later(3));
      await seeSubject(subject, person, later(4));
      expect(await findUnreadAbout(person, subject)).toBeNull();
      expect(await countUnreadNotifications(person)).toBe(1);
    },
  );

  test("forgets what was read half a year ago, and what nobody opened in a year", async () => {
    const day = 24 * 60;
    const old = (await tell(WEEK)) ?? "";
    await readNotification({ id: old }, person, NOW);
    await tell(WEEK);
    await deliver();
    expect(await purgeNotifications(later(182 * day))).toBe(0);
    expect(await purgeNotifications(later(184 * day))).toBe(1);
    expect(await countUnreadNotifications(person)).toBe(1);
    expect(await purgeNotifications(later(367 * day))).toBe(1);
    expect(deliveries()).toEqual([]);
  });
});
