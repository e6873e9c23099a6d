import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { ListPage } from "../kernel/keyset.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { acceptedOfferRow, communeRow, propertyRow } from "../testing/builders.ts";
import { handIn } from "../testing/looper-papers.ts";
import { createPerson } from "../testing/people.ts";
import { rsacNumber } from "../testing/rsac-number.ts";
import { entryRow } from "../testing/waitlist.ts";
import { listHeldReferrals } from "../waitlist/administration/queries/list-held-referrals.ts";
import { listLapsingLoopers } from "./compliance/queries/list-lapsing-loopers.ts";
import { getTrustFigures } from "./figures/queries/get-trust-figures.ts";
import { countLeads } from "./leads/queries/count-leads.ts";
import { listQualifiedLeads } from "./leads/queries/list-qualified-leads.ts";
import { countCheckedListings } from "./listings/queries/count-checked-listings.ts";
import { listCheckedListings } from "./listings/queries/list-checked-listings.ts";
import { findLooperFile } from "./loopers/queries/find-looper-file.ts";
import { listLoopers } from "./loopers/queries/list-loopers.ts";
import { countSales } from "./sales/queries/count-sales.ts";
import { listTrackedSales } from "./sales/queries/list-tracked-sales.ts";
import { countTasks } from "./tasks/queries/count-tasks.ts";
import { listTasks } from "./tasks/queries/list-tasks.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const DAY = 86_400_000;
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);

const COMPLETE = {
  ghgClass: "B",
  energyCostMinCents: 80_000,
  energyCostMaxCents: 110_000,
  energyCostYear: 2023,
} as const;

const database = adoptedDatabase();
let manager: Actor;
let seller: Actor;
let nadia: Actor;

type PropertyInput = Partial<Prisma.PropertyUncheckedCreateInput>;

/** Writes a listing and gives its id. */
async function listing(overrides: PropertyInput, photos = 4): Promise<string> {
  const row = propertyRow({ sellerId: seller.userId, ...COMPLETE, ...overrides });
  await database.writer.$transaction(async (tx) => {
    await tx.property.create({ data: row });
    for (let position = 0; position < photos; position++) {
      await tx.propertyPhoto.create({
        data: { propertyId: row.id, position, mediaKey: "facade", alt: "La façade" },
      });
    }
  });
  return row.id;
}

/** A listing that its seller handed in. */
async function handedIn(days: number): Promise<void> {
  const propertyId = await listing({ status: "in_review", publishedAt: null }, 0);
  await database.writer.$transaction((tx) =>
    tx.listingRevision.create({
      data: {
        id: newId(),
        propertyId,
        sellerId: seller.userId,
        status: "in_review",
        content: { title: "Appartement lumineux" },
        fieldVersions: {},
        createdAt: ago(days + 1),
        updatedAt: ago(days),
        submittedAt: ago(days),
      },
    }),
  );
}

async function lead(
  status: "accepted" | "contacted" | "won",
  idleDays: number,
  contactName: string,
) {
  await database.writer.$transaction((tx) =>
    tx.lead.create({
      data: {
        id: newId(),
        ambassadorId: nadia.userId,
        contactName,
        status,
        factAt: ago(idleDays),
        createdAt: ago(idleDays + 1),
        updatedAt: ago(idleDays),
      },
    }),
  );
}

async function acceptedOffer(propertyId: string, days: number) {
  await database.writer.$transaction((tx) =>
    tx.offer.create({
      data: {
        ...acceptedOfferRow(propertyId, nadia.userId),
        buyerName: "Paul Acheteur",
        createdAt: ago(days + 1),
        decidedAt: ago(days),
      },
    }),
  );
}

beforeAll(async () => {
  manager = await createPerson(database, [["trust_manager", "active"]], { createdAt: ago(400) });
  seller = await createPerson(database, [["seller", "active"]], {
    firstName: "Claire",
    createdAt: ago(20),
  });
  nadia = await createPerson(database, [["ambassador", "active"]], {
    firstName: "Nadia",
    lastName: "Le Guénédal",
    createdAt: ago(3),
  });
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.ambassadorProfile.create({
      data: {
        userId: nadia.userId,
        rsacNumber: rsacNumber(),
        trainedAt: ago(100),
        identityExpiresOn: "2031-06-01",
        attestationExpiresOn: "2026-12-10",
        insuranceExpiresOn: "2027-12-10",
      },
    });
  });
});

describe("loopers", () => {
  test("are found by name, town or address, whatever the accents", async () => {
    const found = async (search: string) =>
      (await listLoopers(manager, { status: "active", search }, NOW)).rows.map(({ name }) => name);
    for (const search of ["", "guenedal", "NADIA le", nadia.email.slice(0, 8), "%"]) {
      expect(await found(search)).toContain("Nadia Le Guénédal");
    }
    for (const search of ["personne inconnue", "nadia' --x"])
      expect(await found(search)).toEqual([]);
  });

  test("show their papers, and whose file is the reader's own", async () => {
    const [file] = (await listLoopers(manager, { status: "active" }, NOW)).rows;
    const unmet = ["zone", "hours", "contract"];
    expect(file).toMatchObject({ isSelf: false, unmet, city: null });
    expect(file?.papers.map(({ paper, state }) => [paper, state])).toEqual([
      ["identity", "valid"],
      ["training", "valid"],
      ["rsac", "valid"],
      ["attestation", "lapsing"],
      ["insurance", "valid"],
    ]);
    const self = { ...manager, userId: nadia.userId };
    expect((await listLoopers(self, { status: "active" }, NOW)).rows[0]?.isSelf).toBe(true);
  });

  test("are announced before their papers end", async () => {
    expect(await listLapsingLoopers(manager, NOW)).toMatchObject([
      { name: "Nadia Le Guénédal", papers: [{ paper: "attestation", expiresOn: "2026-12-10" }] },
    ]);
    expect(await listLapsingLoopers(manager, ago(60))).toEqual([]);
  });
});

describe("listings", () => {
  const shown = async (view: "incomplete" | "published") =>
    (await listCheckedListings(manager, { view })).rows;

  test("are listed where they belong, with what they lack", async () => {
    await handedIn(5);
    const bare = await listing({ energyClass: null, publishedAt: ago(2) });
    const whole = await listing({ publishedAt: ago(1) });
    await listing({ status: "draft", publishedAt: null, energyClass: null });
    await listing({ status: "paused", energyClass: null });
    expect((await shown("incomplete")).map(({ id, missing }) => [id, missing])).toEqual([
      [bare, ["energyClass"]],
    ]);
    expect((await shown("published")).map(({ id }) => id)).toEqual([whole, bare]);
    expect(await countCheckedListings(manager)).toEqual({ inReview: 1, incomplete: 1 });
  });

  test("are held against the mean of their commune and type", async () => {
    for (let rank = 0; rank < 5; rank++) await listing({ type: "house", publishedAt: ago(30) });
    const dear = await listing({
      type: "house",
      priceCents: 2_000_000_00,
      surfaceDm2: 5_000,
      publishedAt: ago(0.1),
    });
    const [first] = await shown("published");
    expect(first).toMatchObject({ id: dear, findings: ["price-high"] });
    expect(first?.meanPricePerM2Cents).toBeGreaterThan(4_000_00);
    expect((await shown("published")).find(({ type }) => type === "apartment")).toMatchObject({
      meanPricePerM2Cents: null,
    });
  });
});

describe("leads", () => {
  test("left longest come first, and are stale after a week", async () => {
    await lead("contacted", 8, "Oubliée");
    await lead("accepted", 7, "Ancien");
    await lead("accepted", 1, "Récente");
    await lead("won", 30, "Gagnée");
    const open = (await listQualifiedLeads(manager, { view: "open" }, NOW)).rows;
    expect(open.map(({ contactName, isStale }) => [contactName, isStale])).toEqual([
      ["Oubliée", true],
      ["Ancien", true],
      ["Récente", false],
    ]);
    expect(open[0]).toMatchObject({
      looper: { name: "Nadia Le Guénédal" },
      idleDays: 8,
      property: null,
    });
    expect((await listQualifiedLeads(manager, { view: "won" }, NOW)).rows).toMatchObject([
      { contactName: "Gagnée", isStale: false },
    ]);
    expect(await countLeads(manager)).toMatchObject({ accepted: 2, contacted: 1, won: 1, lost: 0 });
  });
});

describe("sales", () => {
  test("are listed by how far they are, with their fee", async () => {
    const begun = await listing({ ambassadorId: nadia.userId });
    await acceptedOffer(begun, 4);
    database.raw.prepare("UPDATE Property SET status = 'under_offer' WHERE id = ?").run(begun);
    const sold = await listing({ status: "sold", soldAt: ago(10) });
    await acceptedOffer(sold, 60);
    const ids = async (view: "accepted" | "under-offer" | "sold") =>
      (await listTrackedSales(manager, { view }, NOW)).rows.map(({ propertyId }) => propertyId);
    expect([await ids("accepted"), await ids("under-offer"), await ids("sold")]).toEqual([
      [begun],
      [begun],
      [sold],
    ]);
    expect((await listTrackedSales(manager, { view: "accepted" }, NOW)).rows[0]).toMatchObject({
      buyerName: "Paul Acheteur",
      looperName: "Nadia Le Guénédal",
      amountCents: 240_000_00,
      tierName: "Essential",
      feeCents: 4_000_00,
      next: "sold",
    });
    // The rows of a sale that is concluded: nobody dated when its listing was marked.
    const [concluded] = (await listTrackedSales(manager, { view: "sold" }, NOW)).rows;
    expect(concluded?.next).toBeNull();
    expect(concluded?.steps.map(({ step, at }) => [step, at !== null])).toEqual([
      ["accepted", true],
      ["under-offer", false],
      ["financed", true],
      ["sold", true],
    ]);
    expect(await countSales(manager, NOW)).toEqual({ accepted: 1, underOffer: 1, soldLately: 1 });
    expect(
      (await listTrackedSales(manager, { view: "accepted" }, new Date("2028-01-01"))).rows,
    ).toEqual([]);
  });
});

describe("tasks", () => {
  test("are of every kind, what is due first", async () => {
    await createPerson(database, [["ambassador", "pending"]], { firstName: "Hugo" });
    const back = await createPerson(database, [["ambassador", "suspended"]], { firstName: "Lise" });
    await database.writer.$transaction(async (tx) => {
      await tx.roleGrant.updateMany({
        where: { userId: back.userId },
        data: { decidedAt: ago(15) },
      });
      await tx.ambassadorProfile.create({
        data: {
          userId: back.userId,
          rsacNumber: rsacNumber(),
          trainedAt: ago(100),
          identityExpiresOn: "2031-06-01",
          attestationExpiresOn: "2027-12-10",
          insuranceExpiresOn: "2026-11-21",
        },
      });
      await tx.outboxMail.create({
        data: {
          id: newId(),
          kind: "role-decided",
          toAddress: "a@example.org",
          subject: "Votre demande",
          data: "",
          messageId: "<1@example.org>",
          state: "dead",
          nextAttemptAt: ago(1),
          createdAt: ago(3),
        },
      });
    });
    const tasks = (await listTasks(manager, {}, NOW)).rows;
    expect(tasks.map(({ kind, subject }) => [kind, subject])).toEqual([
      ["looper-request", "Hugo Martin"],
      ["looper-return", "Lise Martin"],
      ["listing-review", "Appartement lumineux"],
      ["lead-stale", "Oubliée"],
      ["mail-dead", "Votre demande"],
      ["lead-stale", "Ancien"],
    ]);
    const counts = [...(await countTasks(manager, NOW))].map(([kind, { all }]) => [kind, all]);
    expect(Object.fromEntries(counts)).toEqual({
      "looper-request": 1,
      "looper-return": 1,
      "lead-stale": 2,
      "listing-review": 1,
      "mail-dead": 1,
    });
    expect((await listTasks(manager, { kind: "mail-dead" }, NOW)).rows).toMatchObject([
      { days: 1 },
    ]);
    // The suspended looper's insurance ended yesterday: nothing to decide any more.
    const tomorrow = new Date(NOW.getTime() + DAY);
    expect((await listTasks(manager, { kind: "looper-return" }, tomorrow)).rows).toEqual([]);
  });

  test("tell of papers that a looper in force changed", async () => {
    const changed = await createPerson(database, [["ambassador", "active"]]);
    const { userId } = changed;
    await database.writer.$transaction((tx) =>
      tx.ambassadorProfile.create({
        data: {
          userId,
          rsacNumber: rsacNumber(),
          trainedAt: ago(100),
          identityExpiresOn: "2031-06-01",
          attestationExpiresOn: "2027-12-10",
          insuranceExpiresOn: "2027-12-10",
        },
      }),
    );
    await handIn(database, changed, "insurance", ago(1), { endsOn: "2028-12-10" });
    await handIn(database, changed, "attestation", ago(2), { endsOn: "2028-12-10" });
    const [task, ...others] = (await listTasks(manager, { kind: "looper-change" }, NOW)).rows;
    expect(task).toMatchObject({ subject: "Camille Martin", days: 2 });
    expect(others).toEqual([]);
    const files = await listLoopers(
      manager,
      { status: "active", search: task?.subject ?? "" },
      NOW,
    );
    const file = files.rows.find(({ grantId }) => grantId === task?.id);
    expect(file?.files.map(({ paper, state }) => [paper, state])).toEqual([
      ["identity", "missing"],
      ["rsac", "missing"],
      ["attestation", "waiting"],
      ["insurance", "waiting"],
    ]);
    expect(await findLooperFile(task?.id ?? "", manager, NOW)).toEqual(file);
    database.raw.prepare("DELETE FROM LooperPaper WHERE looperId = ?").run(userId);
    database.raw.prepare("DELETE FROM AmbassadorProfile WHERE userId = ?").run(userId);
    database.raw.prepare("DELETE FROM RoleGrant WHERE userId = ?").run(userId);
  });

  test("have the conversations that were reported, until they are concluded", async () => {
    const [reporter, other] = [await createPerson(database, []), await createPerson(database, [])];
    const [conversationId, id] = [newId(), newId()];
    await database.writer.$transaction(async (tx) => {
      await tx.conversation.create({
        data: {
          id: conversationId,
          contactId: reporter.userId,
          ownerId: other.userId,
          type: "inquiry",
          createdAt: ago(9),
          lastMessageAt: ago(9),
        },
      });
      await tx.conversationReport.create({
        data: {
          id,
          conversationId,
          reporterId: reporter.userId,
          reason: "spam",
          createdAt: ago(3),
          dueAt: ago(3),
        },
      });
    });
    const waiting = async () =>
      (await listTasks(manager, { kind: "conversation-report" }, NOW)).rows;
    expect(await waiting()).toMatchObject([{ id, subject: "Camille Martin", days: 3 }]);
    expect((await countTasks(manager, NOW)).get("conversation-report")?.all).toBe(1);
    await database.writer.$transaction((tx) =>
      tx.conversationReport.update({
        where: { id },
        data: { closedAt: NOW, closedById: manager.userId, outcome: "unfounded" },
      }),
    );
    expect(await waiting()).toEqual([]);
    database.raw.prepare("DELETE FROM ConversationReport WHERE id = ?").run(id);
    database.raw.prepare("DELETE FROM Conversation WHERE id = ?").run(conversationId);
    for (const { userId } of [reporter, other]) {
      database.raw.prepare("DELETE FROM RoleGrant WHERE userId = ?").run(userId);
      database.raw.prepare("DELETE FROM User WHERE id = ?").run(userId);
    }
  });

  test("lead to the very place of their list", async () => {
    const [request] = (await listTasks(manager, { kind: "looper-request" }, NOW)).rows;
    const loopers = await listLoopers(manager, { status: "pending", cursor: request?.place }, NOW);
    expect(loopers.rows[0]?.grantId).toBe(request?.id);
    const [, stale] = (await listTasks(manager, { kind: "lead-stale" }, NOW)).rows;
    const leads = await listQualifiedLeads(manager, { view: "open", cursor: stale?.place }, NOW);
    expect(leads.rows[0]?.id).toBe(stale?.id);
    const [lapsing] = await listLapsingLoopers(manager, NOW);
    const active = await listLoopers(manager, { status: "active", cursor: lapsing?.place }, NOW);
    expect(active.rows[0]?.grantId).toBe(lapsing?.grantId);
  });

  test("are counted on the dashboard", async () => {
    expect(await getTrustFigures(manager, NOW)).toEqual({
      requests: 1,
      inReview: 1,
      incomplete: 1,
      staleLeads: 2,
      salesInProgress: 1,
      lapsingPapers: 1,
      suspendedLoopers: 1,
      heldReferrals: 0,
      mailsWaiting: 0,
      mailsDead: 1,
      joinedIn7Days: 1,
      joinedIn30Days: 5,
    });
  });

  test("have the referrals to decide, each at its place of their list", async () => {
    const entries = [0, 1].map(() => entryRow({ createdAt: ago(9), confirmedAt: ago(8) }));
    const [first, second] = entries.map(({ id }, rank) => ({
      id: newId(),
      entryId: id,
      referrerCode: "CLRM7K",
      status: "held" as const,
      reasons: ["same-network"],
      createdAt: ago(9),
      settledAt: ago(8 - rank),
    }));
    if (!first || !second) throw new Error("expected two");
    await database.writer.$transaction(async (tx) => {
      await tx.waitlistEntry.createMany({ data: entries });
      await tx.waitlistReferral.createMany({ data: [first, second] });
    });
    const { rows } = await listTasks(manager, { kind: "referral-held" }, NOW);
    expect(rows).toMatchObject([
      { id: first.id, subject: entries[0]?.email, days: 8 },
      { id: second.id, subject: entries[1]?.email, days: 7 },
    ]);
    const held = await listHeldReferrals(manager, { cursor: rows[1]?.place ?? null });
    expect(held.rows.map(({ id }) => id)).toEqual([second.id]);
    expect((await getTrustFigures(manager, NOW)).heldReferrals).toBe(2);
    await database.writer.$transaction((tx) => tx.waitlistReferral.deleteMany());
    expect((await listTasks(manager, { kind: "referral-held" }, NOW)).rows).toEqual([]);
  });

  test("go on where they stopped, each once", async () => {
    for (let rank = 0; rank < 65; rank++) {
      await handedIn(rank % 5);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ListPage<{ id: string }> = await listTasks(manager, { cursor }, NOW);
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toHaveLength(71);
    expect(new Set(seen).size).toBe(71);
  });
});
