import { beforeEach, describe, expect, test } from "vitest";
import { requestRole } from "../../accounts/role-grants/commands/request-role.ts";
import { listRoleCards } from "../../accounts/role-grants/queries/list-role-cards.ts";
import { newId } from "../../kernel/ids.ts";
import type { RoleStatus } from "../../kernel/roles.ts";
import { daysBefore, HOUR_MS } from "../../kernel/time.ts";
import type { LeadStatus } from "../../leads/states.ts";
import { offerEnd } from "../../offers/rules.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { namedHome } from "../../testing/builders.ts";
import { codeOf } from "../../testing/error-code.ts";
import { planVisit, writeLooperZone } from "../../testing/looper-stage.ts";
import { writtenMails } from "../../testing/mails.ts";
import { createPerson, PERSONAS, writePapers } from "../../testing/people.ts";
import { createSlot, type VisitedHome, visitedHome } from "../../testing/visits.ts";
import { saveSchedule } from "../../visits/schedule/commands/save-schedule.ts";
import { leaveHome } from "./commands/leave-home.ts";
import { leaveNetwork } from "./commands/leave-network.ts";
import { findLeaving } from "./queries/find-leaving.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const LATER = at(0.5);
const RENNES = "35238";

const database = adoptedDatabase("test");
const write = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  database.writer.$transaction(work);
let home: VisitedHome;
let next: Actor;

const zoneOf = (looper: Actor, distanceM: number) =>
  writeLooperZone(database, looper, { distanceM, updatedAt: NOW });

beforeEach(async () => {
  home = await visitedHome(database);
  await zoneOf(home.looper, 0);
  next = await createPerson(database, PERSONAS.ambassador, { firstName: "Marc" });
  await writePapers(database, next);
  await zoneOf(next, 1_000);
});

const plan = (hours: number, by = home.buyer, confirm = true) =>
  planVisit(database, home, at(hours), NOW, { by, confirm });

/** Another home of the looper's that is off the market. */
const ofLooper = (status: "sold" | "withdrawn") =>
  visitedHome(database, {
    ...{ ambassadorId: home.looper.userId, status },
    ...(status === "sold" ? { soldAt: NOW } : { withdrawnAt: NOW }),
  });

/** A seller's lead that the looper has, or has offered. */
async function sellersLead(status: LeadStatus, factAt = NOW): Promise<string> {
  const id = newId();
  await write(async (tx) => {
    await tx.lead.create({
      data: {
        ...{ id, kind: "seller", source: "estimate", status, communeCode: RENNES },
        ambassadorId: home.looper.userId,
        contactName: "Anne Le Goff",
        contactEmail: `${id}@example.org`,
        dwellingHash: id,
        note: "Rappeler lundi",
        consentAt: NOW,
        factAt,
        createdAt: factAt,
        updatedAt: factAt,
      },
    });
    if (status !== "offered") return;
    const offer = { leadId: id, looperId: home.looper.userId, offeredAt: NOW, dueAt: at(4) };
    await tx.leadOffer.create({ data: { id: newId(), ...offer } });
  });
  return id;
}

const one = (sql: string, ...values: unknown[]) => database.raw.prepare(sql).get(...values);
const all = (sql: string, ...values: unknown[]) => database.raw.prepare(sql).all(...values);
const leadOf = (id: string) => one("SELECT ambassadorId, status, note FROM Lead WHERE id = ?", id);
const buyersLead = () =>
  one(
    "SELECT ambassadorId, status FROM Lead WHERE propertyId = ? AND contactId = ?",
    home.propertyId,
    home.buyer.userId,
  );
const looperOf = (propertyId = home.propertyId) =>
  database.raw.prepare("SELECT ambassadorId FROM Property WHERE id = ?").pluck().get(propertyId);
const visitOf = (id: string) => one("SELECT hostId, status FROM Visit WHERE id = ?", id);
const auditOf = (concernsId: string) =>
  database.raw
    .prepare("SELECT action FROM AuditEvent WHERE concernsId = ? ORDER BY seq")
    .pluck()
    .all(concernsId);
const newsOf = ({ userId }: Actor, event: string) =>
  (
    all("SELECT data FROM Notification WHERE userId = ? AND event = ?", userId, event) as {
      data: string;
    }[]
  ).map(({ data }) => JSON.parse(data));
const mailsOf = ({ email }: Actor) =>
  writtenMails(database.raw, email).filter(({ kind }) => kind === "role-left");
const roleOf = ({ userId }: Actor) =>
  database.raw
    .prepare("SELECT status FROM RoleGrant WHERE userId = ? AND role = 'ambassador'")
    .pluck()
    .get(userId);

/** A request that the looper accepted for the home, or that waits. */
async function requestOf(
  status: "pending" | "accepted",
  { propertyId, title = "Maison au calme" }: { propertyId: string | null; title?: string },
): Promise<string> {
  const [id, revisionId] = [newId(), newId()];
  await write((tx) =>
    tx.listingRevision.create({
      data: {
        ...{ id: revisionId, sellerId: home.seller.userId, propertyId, content: { title } },
        ...{ fieldVersions: {}, createdAt: NOW, updatedAt: NOW },
        looperRequests: {
          create: {
            ...{ id, ambassadorId: home.looper.userId, status, createdAt: NOW },
            decidedAt: status === "accepted" ? NOW : null,
          },
        },
      },
    }),
  );
  return id;
}
const requestStatus = (id: string) =>
  database.raw.prepare("SELECT status FROM LooperRequest WHERE id = ?").pluck().get(id);

/** An offer of the buyer that was accepted, with its sale or without. */
async function acceptOffer(withSale: boolean): Promise<void> {
  const { propertyId, buyer, seller, looper } = home;
  await write(async (tx) => {
    const offerId = newId();
    await tx.offer.create({
      data: {
        ...{ id: offerId, propertyId, buyerId: buyer.userId, authorId: buyer.userId },
        ...{ home: namedHome(), buyerName: "Thomas Martin", buyerEmail: buyer.email },
        ...{ buyerPhone: "", amountCents: 300_000_00, financingType: "cash" },
        ...{ financingApproved: true, status: "accepted", ...offerEnd("2026-12-31", RENNES) },
        ...{ createdAt: NOW, decidedAt: NOW },
      },
    });
    await tx.property.update({ where: { id: propertyId }, data: { status: "under_offer" } });
    if (!withSale) return;
    await tx.sale.create({
      data: {
        ...{ id: newId(), propertyId, offerId, buyerId: buyer.userId, sellerId: seller.userId },
        ...{
          ambassadorId: looper.userId,
          priceCents: 300_000_00,
          openedAt: NOW,
          teamDueAt: NOW,
          terms: {},
        },
      },
    });
  });
}

describe("leaving a home", () => {
  const leave = (actor = home.looper, propertyId = home.propertyId) =>
    leaveHome({ propertyId }, actor, LATER);

  test("gives its visits to the seller, who is notified and can choose another looper", async () => {
    const [agreed, requested] = [await plan(30), await plan(400, home.rival, false)];
    const accepted = await requestOf("accepted", { propertyId: home.propertyId });
    expect(await leave()).toEqual({ rehosted: 2, cancelled: 0, leads: 1 });
    expect(looperOf()).toBeNull();
    expect(visitOf(agreed)).toEqual({ hostId: home.seller.userId, status: "scheduled" });
    expect(visitOf(requested)).toEqual({ hostId: home.seller.userId, status: "pending" });
    expect(newsOf(home.seller, "looper-charge.left")).toEqual([
      {
        propertyId: home.propertyId,
        name: "Nadia",
        title: "Appartement Thabor",
        rehosted: 2,
        cancelled: 0,
      },
    ]);
    expect(requestStatus(accepted)).toBe("declined");
    expect(auditOf(home.seller.userId)).toContain("looper-charge.left");
    expect(await codeOf(leave())).toBe("listing.not-found");
  });

  test("ends their slots there, and leaves those of others", async () => {
    const windows = [{ weekday: 3, startMinute: 600, endMinute: 720 }];
    const schedule = {
      ...{ propertyId: home.propertyId, durationMinutes: 30, bufferMinutes: 15, noticeHours: 24 },
      ...{ dailyCap: 6, weeksAhead: 3, physical: true, virtual: false },
      ...{ rules: windows, exceptions: [] },
    };
    await saveSchedule(schedule, home.looper, NOW);
    const sellers = await createSlot(database, {
      propertyId: home.propertyId,
      hostId: home.seller.userId,
      startsAt: at(100),
    });
    await leave();
    expect(all("SELECT id FROM VisitSlot WHERE closedAt IS NULL")).toEqual([{ id: sellers }]);
    expect(all("SELECT id FROM VisitSchedule")).toEqual([]);
  });

  test("leaves its buyers to nobody; what nothing was heard of for months is closed as theirs", async () => {
    await plan(30);
    await plan(34, home.rival);
    database.raw
      .prepare("UPDATE Lead SET factAt = ? WHERE contactId = ?")
      .run(daysBefore(NOW, 91).toISOString(), home.rival.userId);
    const other = await sellersLead("accepted");
    await leave();
    expect(buyersLead()).toEqual({ ambassadorId: null, status: "offered" });
    const old = one("SELECT ambassadorId, status FROM Lead WHERE contactId = ?", home.rival.userId);
    expect(old).toEqual({ ambassadorId: home.looper.userId, status: "lost" });
    // A seller's is about no home of the site.
    expect(leadOf(other)).toMatchObject({ ambassadorId: home.looper.userId, status: "accepted" });
  });

  test("closes the home's papers that were opened to them", async () => {
    const id = newId();
    const { seller, looper, propertyId } = home;
    await write((tx) =>
      tx.storedDocument.create({
        data: {
          ...{ id, ownerId: seller.userId, kind: "title_deed", fileName: "titre.pdf", propertyId },
          ...{ bytes: 1_000, sha256: "0".repeat(64), storageKey: newId(), createdAt: NOW },
          shares: { create: { userId: looper.userId, sharedAt: NOW } },
        },
      }),
    );
    await leave();
    expect(one("SELECT revokedAt FROM DocumentShare WHERE documentId = ?", id)).not.toEqual({
      revokedAt: null,
    });
    expect(auditOf(seller.userId)).toContain("document.share-revoked");
  });

  test.each([true, false])("waits for the end of a sale (with its record: %s)", async (record) => {
    const id = await plan(30);
    await acceptOffer(record);
    expect(await codeOf(leave())).toBe("looper.home-under-offer");
    expect(looperOf()).toBe(home.looper.userId);
    expect(visitOf(id)).toMatchObject({ hostId: home.looper.userId });
  });

  test.each(["sold", "withdrawn"] as const)("is not for what is %s", async (status) => {
    const gone = await ofLooper(status);
    expect(await codeOf(leave(home.looper, gone.propertyId))).toBe("listing.moved");
  });

  test("is for its looper in force alone", async () => {
    for (const actor of [home.seller, home.buyer]) {
      expect(await codeOf(leave(actor))).toBe("request.forbidden");
    }
    expect(await codeOf(leave(next))).toBe("listing.not-found");
    expect(await codeOf(leave(home.looper, "nothing"))).toBe("listing.not-found");
    const suspended = { ...home.looper, roles: [{ role: "ambassador", status: "suspended" }] };
    expect(await codeOf(leave(suspended as Actor))).toBe("request.forbidden");
    expect(looperOf()).toBe(home.looper.userId);
  });

  test("twice at once is once", async () => {
    await plan(30);
    const codes = await Promise.all([codeOf(leave()), codeOf(leave())]);
    expect(codes.toSorted()).toEqual(["listing.not-found", null].toSorted());
    expect(newsOf(home.seller, "looper-charge.left")).toHaveLength(1);
  });
});

describe("leaving the network", () => {
  const leave = (actor = home.looper, now = LATER) => leaveNetwork(actor, now);
  const setRole = (status: RoleStatus) =>
    database.raw
      .prepare("UPDATE RoleGrant SET status = ? WHERE userId = ? AND role = 'ambassador'")
      .run(status, home.looper.userId);

  test("ends all that was theirs, in one go, and leaves what they earned", async () => {
    const { looper, seller } = home;
    const second = await visitedHome(database, { ambassadorId: looper.userId });
    const [sold, off] = [await ofLooper("sold"), await ofLooper("withdrawn")];
    const id = await plan(30);
    const [offered, accepted, mandate] = [
      await sellersLead("offered"),
      await sellersLead("appointment"),
      await sellersLead("mandate"),
    ];
    const won = await sellersLead("won");
    const waiting = await requestOf("pending", { propertyId: null });
    const taken = await requestOf("accepted", { propertyId: null, title: "Chalet" });
    await write(async (tx) => {
      await tx.looperPause.create({
        data: {
          ...{ id: newId(), looperId: looper.userId, createdAt: NOW },
          ...{ fromOn: "2026-12-01", untilOn: "2026-12-10" },
        },
      });
      await tx.commissionEntry.create({
        data: {
          ...{ id: newId(), ambassadorId: looper.userId, propertyId: home.propertyId },
          ...{ event: "visit_organised", ruleVersion: "2026-01", amountCents: 125_00 },
          occurredAt: NOW,
        },
      });
    });
    expect(await findLeaving(looper, LATER)).toEqual({
      isRequest: false,
      homes: 2,
      visits: 1,
      unclosedVisits: 0,
      // The buyer's, and three sellers'.
      openLeads: 4,
      earnedCents: 125_00,
      hasSale: false,
    });
    await leave();
    expect(roleOf(looper)).toBe("left");
    expect([home, second, off].map(({ propertyId }) => looperOf(propertyId))).toEqual([
      null,
      null,
      null,
    ]);
    expect(looperOf(sold.propertyId)).toBe(looper.userId);
    expect(newsOf(off.seller, "looper-charge.left")).toEqual([]);
    expect(visitOf(id)).toMatchObject({ hostId: seller.userId });
    expect(newsOf(second.seller, "looper-charge.left")).toHaveLength(1);
    // The offer goes on to the next one; what was accepted is the team's; a signed mandate stays one.
    expect(leadOf(offered)).toMatchObject({ ambassadorId: next.userId, status: "offered" });
    expect(all("SELECT looperId, outcome FROM LeadOffer WHERE leadId = ?", offered)).toEqual(
      expect.arrayContaining([
        { looperId: looper.userId, outcome: "taken_away" },
        { looperId: next.userId, outcome: null },
      ]),
    );
    expect(leadOf(accepted)).toEqual({ ambassadorId: null, status: "offered", note: null });
    expect(leadOf(mandate)).toEqual({ ambassadorId: null, status: "mandate", note: null });
    expect(leadOf(won)).toMatchObject({ ambassadorId: looper.userId, status: "won" });
    expect(buyersLead()).toEqual({ ambassadorId: null, status: "offered" });
    expect([requestStatus(waiting), requestStatus(taken)]).toEqual(["declined", "declined"]);
    expect(newsOf(seller, "looper-request.answered")).toMatchObject([{ accepted: false }]);
    expect(newsOf(seller, "looper-charge.left")).toEqual(
      expect.arrayContaining([expect.objectContaining({ propertyId: null, title: "Chalet" })]),
    );
    for (const table of ["LooperZone", "LooperPause"]) {
      expect(all(`SELECT 1 FROM "${table}" WHERE looperId = ?`, looper.userId)).toEqual([]);
    }
    expect(all("SELECT 1 FROM CommissionEntry WHERE ambassadorId = ?", looper.userId)).toHaveLength(
      1,
    );
    expect(auditOf(looper.userId)).toContain("role.left");
    const [mail, ...others] = mailsOf(looper);
    expect(others).toEqual([]);
    expect(mail?.text).toContain("125");
    expect(await findLeaving(looper, LATER)).toBeNull();
  });

  test("is possible while suspended, and withdraws a request that waits", async () => {
    setRole("suspended");
    await leave();
    expect([roleOf(home.looper), looperOf()]).toEqual(["left", null]);
    const asking = await createPerson(database, PERSONAS["pending ambassador"]);
    expect(await findLeaving(asking, LATER)).toMatchObject({ isRequest: true, homes: 0 });
    await leave(asking);
    expect(roleOf(asking)).toBe("left");
  });

  test("can be followed by another request at once, which brings nothing back", async () => {
    await leave();
    const cards = await listRoleCards(home.looper, LATER);
    expect(cards.find(({ role }) => role === "ambassador")).toMatchObject({ state: "left" });
    await requestRole({ role: "ambassador" }, home.looper, LATER);
    expect(roleOf(home.looper)).toBe("pending");
    expect(looperOf()).toBeNull();
  });

  test("gives visits that they receive in homes they had parted from to the sellers too", async () => {
    const id = await plan(30);
    database.raw
      .prepare("UPDATE Property SET ambassadorId = NULL WHERE id = ?")
      .run(home.propertyId);
    await leave();
    expect(visitOf(id)).toMatchObject({ hostId: home.seller.userId });
  });

  test("leaves what they sell themselves as it is", async () => {
    const own = await visitedHome(database, { sellerId: home.looper.userId, ambassadorId: null });
    const slot = await createSlot(database, {
      propertyId: own.propertyId,
      hostId: home.looper.userId,
      startsAt: at(50),
    });
    await leave();
    expect(one("SELECT closedAt FROM VisitSlot WHERE id = ?", slot)).toEqual({ closedAt: null });
  });

  test("waits for the end of a sale that names them", async () => {
    await acceptOffer(true);
    expect(await findLeaving(home.looper, LATER)).toMatchObject({ hasSale: true });
    expect(await codeOf(leave())).toBe("looper.sale-in-progress");
    expect([roleOf(home.looper), looperOf()]).toEqual(["active", home.looper.userId]);
    // The home may have another looper by now: the sale has not.
    database.raw.prepare("UPDATE Property SET ambassadorId = NULL").run();
    expect(await codeOf(leave())).toBe("looper.sale-in-progress");
  });

  test("is not for the demonstration's account, which is everybody's", async () => {
    expect(await codeOf(leave({ ...home.looper, isDemo: true }))).toBe("looper.demo");
    expect(roleOf(home.looper)).toBe("active");
  });

  test.each(["refused", "left"] as const)("is nothing for who is %s", async (status) => {
    setRole(status);
    expect(await findLeaving(home.looper, LATER)).toBeNull();
    expect(await codeOf(leave())).toBe("role.decided");
  });

  test("is nothing for who never was a looper", async () => {
    expect(await codeOf(leave(home.seller))).toBe("request.forbidden");
    expect(await codeOf(findLeaving(home.seller, LATER))).toBe("request.forbidden");
  });

  test("twice at once is once", async () => {
    await plan(30);
    const codes = await Promise.all([codeOf(leave()), codeOf(leave())]);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(mailsOf(home.looper)).toHaveLength(1);
  });

  test("counts visits that have begun and were not closed, which are not paid yet", async () => {
    await plan(1);
    expect(await findLeaving(home.looper, at(2))).toMatchObject({ visits: 0, unclosedVisits: 1 });
  });
});
