import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SELF_ASSIGNABLE_ROLES, type SelfAssignableRole } from "../../accounts/roles.ts";
import type { Actor } from "../../accounts/sessions/queries.ts";
import { newId } from "../../kernel/ids.ts";
import type { Prisma } from "../../server/db/generated/client.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { actorWith, createPerson, PERSONAS } from "../../testing/people.ts";
import { codeOf } from "../../testing/refusal.ts";
import { entryRow } from "../../testing/waitlist.ts";
import type { ListPage } from "../../trust/paging.ts";
import { exportEntries } from "./entries/commands.ts";
import { entryBatches, listCampaigns, listEntries } from "./entries/queries.ts";
import { countWaitlist, getWaitlistFunnel } from "./funnel/queries.ts";
import { decideReferral } from "./referrals/commands.ts";
import {
  countHeldReferrals,
  listDecidedReferrals,
  listHeldReferrals,
} from "./referrals/queries.ts";
import { DIRECT, PERIODS, REFERRED, STAGES, type Stage } from "./rules.ts";
import type { EntryFilter, ListedEntryView } from "./views.ts";
import { inviteWave } from "./waves/commands.ts";
import { countQueues, listWaves, previewWave } from "./waves/queries.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EVERYBODY: EntryFilter = {
  search: "",
  role: null,
  stage: null,
  source: null,
  referrers: false,
};

type Entry = Prisma.WaitlistEntryUncheckedCreateInput;

let database: TestDatabase;
let manager: Actor;

beforeAll(async () => {
  database = await createTestDatabase();
  database.adopt();
  manager = await createPerson(database, [["trust_manager", "active"]]);
});
afterAll(() => database.close());

async function empty() {
  await database.writer.$transaction(async (tx) => {
    await tx.waitlistReferral.deleteMany();
    await tx.waitlistEntry.deleteMany();
    await tx.waitlistWave.deleteMany();
  });
}

/** Writes entries as they stand at a step; an account is made for who has one. */
async function write(stages: readonly (Partial<Entry> & { stage?: Stage })[]): Promise<Entry[]> {
  const wave = {
    id: newId(),
    role: "seller",
    size: 1,
    createdAt: NOW,
    createdById: manager.userId,
  } as const;
  const rows: Entry[] = [];
  for (const { stage = "unconfirmed", ...row } of stages) {
    const createdAt = new Date(row.createdAt ?? NOW);
    const at = new Date(createdAt.getTime() + HOUR);
    const account = stage === "joined" ? await createPerson(database, [["buyer", "active"]]) : null;
    rows.push(
      entryRow({
        ...(stage === "unconfirmed" ? {} : { confirmedAt: at }),
        ...(stage === "invited" || stage === "joined" ? { waveId: wave.id, invitedAt: at } : {}),
        ...(account ? { userId: account.userId, joinedAt: at } : {}),
        ...row,
        createdAt,
      }),
    );
  }
  await database.writer.$transaction(async (tx) => {
    await tx.waitlistWave.create({ data: wave });
    await tx.waitlistEntry.createMany({ data: rows });
  });
  return rows;
}

/** Writes that an entry came with a code. */
async function refer(
  entryId: string,
  referrerCode: string,
  status: "waiting" | "held" | "counted" = "waiting",
  reasons: string[] = [],
  settledAt = NOW,
): Promise<string> {
  const id = newId();
  await database.writer.$transaction((tx) =>
    tx.waitlistReferral.create({
      data: {
        id,
        entryId,
        referrerCode,
        status,
        reasons,
        createdAt: NOW,
        settledAt: status === "waiting" ? null : settledAt,
      },
    }),
  );
  return id;
}

describe("the waitlist's administration", () => {
  const UNKNOWN = "000000000000";
  const ACTS: Record<string, (actor: Actor) => unknown> = {
    countWaitlist,
    getWaitlistFunnel: (actor) => getWaitlistFunnel(actor, { period: 7, source: null }, NOW),
    listEntries: (actor) => listEntries(actor, { filter: EVERYBODY }),
    listCampaigns,
    entryBatches: (actor) => [...entryBatches(actor, EVERYBODY)],
    exportEntries: (actor) => exportEntries(EVERYBODY, actor, NOW),
    listHeldReferrals: (actor) => listHeldReferrals(actor),
    countHeldReferrals,
    listDecidedReferrals,
    decideReferral: (actor) =>
      decideReferral({ referralId: UNKNOWN, decision: "count" }, actor, NOW),
    countQueues,
    previewWave: (actor) => previewWave(actor, { role: "seller", size: 1, waiting: 0 }),
    listWaves: (actor) => listWaves(actor),
    inviteWave: (actor) => inviteWave({ role: "seller", size: 1, firstId: UNKNOWN }, actor, NOW),
  };

  describe.each(Object.entries(ACTS))("%s", (_name, act) => {
    const codeFor = (actor: Actor) => codeOf((async () => act(actor))());

    test.each(Object.entries(PERSONAS))(
      "is a trust manager's alone: %s",
      async (persona, roles) => {
        const actor = actorWith(roles, { userId: manager.userId });
        const code = await codeFor(actor);
        if (persona === "trust manager") expect(code).not.toBe("request.forbidden");
        else expect(code).toBe("request.forbidden");
      },
    );

    test("is closed without a second factor", async () => {
      const unsafe = actorWith(PERSONAS["trust manager"], { mustSecure: true });
      expect(await codeFor(unsafe)).toBe("request.forbidden");
    });
  });
});

describe("the funnel", () => {
  test("counts each on the day they subscribed in Paris, as far as they came", async () => {
    await empty();
    await write([
      // The last moment of a day in Paris, and the first of the next.
      { createdAt: new Date("2026-11-19T22:59:59.999Z"), stage: "joined" },
      { createdAt: new Date("2026-11-19T23:00:00Z"), stage: "invited" },
      { createdAt: new Date("2026-11-20T12:00:00Z"), stage: "confirmed" },
      { createdAt: new Date("2026-11-20T22:59:59.999Z") },
      { createdAt: new Date("2026-11-20T23:00:00Z"), stage: "confirmed" },
      // Out of the period of seven days, by a moment, and in it by none.
      { createdAt: new Date("2026-11-14T22:59:59.999Z"), stage: "joined" },
      { createdAt: new Date("2026-11-14T23:00:00Z") },
      // An account without an invitation, nor a confirmation of the list's own.
      {
        createdAt: new Date("2026-11-18T12:00:00Z"),
        userId: (await createPerson(database, [["buyer", "active"]])).userId,
        joinedAt: NOW,
      },
    ]);
    const { days, total } = getWaitlistFunnel(manager, { period: 7, source: null }, NOW);
    expect(days.map(({ day, subscribed }) => [day, subscribed])).toEqual([
      ["2026-11-15", 1],
      ["2026-11-16", 0],
      ["2026-11-17", 0],
      ["2026-11-18", 1],
      ["2026-11-19", 1],
      ["2026-11-20", 3],
      ["2026-11-21", 1],
    ]);
    expect(days[5]).toEqual({
      day: "2026-11-20",
      subscribed: 3,
      confirmed: 2,
      invited: 1,
      joined: 0,
      joinedInvited: 0,
    });
    expect(total).toEqual({ subscribed: 7, confirmed: 5, invited: 2, joined: 2, joinedInvited: 1 });
    expect(countWaitlist(manager)).toEqual({
      subscribed: 8,
      confirmed: 6,
      invited: 3,
      joined: 3,
      joinedInvited: 2,
    });
  });

  test("has every day of its period, across the changes of the clocks", () => {
    for (const period of PERIODS) {
      for (const now of [NOW, new Date("2026-03-30T00:30:00Z"), new Date("2026-10-26T00:30:00Z")]) {
        const { days } = getWaitlistFunnel(manager, { period, source: null }, now);
        expect(new Set(days.map(({ day }) => day)).size).toBe(period);
      }
    }
  });

  test("tells where people came from, a campaign before a code, and a code only if known", async () => {
    await empty();
    const [sponsor, brought, campaign, wrong] = await write([
      { stage: "confirmed", source: "salon" },
      { referredBy: "known", stage: "confirmed" },
      { referredBy: "known", source: "salon" },
      { referredBy: "NOBODY" },
      {},
    ]);
    expect(wrong).toBeDefined();
    await refer(brought?.id ?? "", sponsor?.referralCode ?? "", "counted");
    await refer(campaign?.id ?? "", sponsor?.referralCode ?? "");
    const { sources } = getWaitlistFunnel(manager, { period: 7, source: null }, NOW);
    expect(
      sources.map(({ source, subscribed, confirmed }) => [source, subscribed, confirmed]),
    ).toEqual([
      [DIRECT, 2, 0],
      ["salon", 2, 1],
      [REFERRED, 1, 1],
    ]);
    const ofSalon = getWaitlistFunnel(manager, { period: 7, source: "salon" }, NOW);
    expect(ofSalon.total).toMatchObject({ subscribed: 2, confirmed: 1 });
    expect(ofSalon.sources).toEqual(sources);
    expect(listCampaigns(manager)).toEqual(["salon"]);
  });

  test("names the largest sources, and the others together", async () => {
    await empty();
    await write(
      Array.from({ length: 24 }, (_, rank) => ({ source: `c${rank}` })).flatMap((row, rank) =>
        rank < 8 ? [row, row] : [row],
      ),
    );
    for (const source of [null, "c1"]) {
      const { sources } = getWaitlistFunnel(manager, { period: 7, source }, NOW);
      expect(sources).toHaveLength(9);
      expect(sources.at(-1)).toMatchObject({ source: null, subscribed: 16, confirmed: 0 });
      expect(sources.reduce((sum, { subscribed }) => sum + subscribed, 0)).toBe(32);
    }
    expect(listCampaigns(manager)).toHaveLength(20);
  });
});

describe("the list", () => {
  /** Every page of the list, one after the other. */
  function all(filter: EntryFilter): ListedEntryView[] {
    const seen: ListedEntryView[] = [];
    let cursor: string | null = null;
    do {
      const page: ListPage<ListedEntryView> = listEntries(manager, { filter, cursor });
      seen.push(...page.rows);
      cursor = page.next;
    } while (cursor !== null);
    return seen;
  }

  const pick = <Value>(values: readonly Value[], rank: number) =>
    values[rank % values.length] as Value;

  test("holds whom a plain look through everybody finds, through every filter", async () => {
    await empty();
    const rows = await write(
      Array.from({ length: 120 }, (_, rank) => ({
        email:
          `${pick(["Zoé", "Yann", "li_n%a"], rank * 5 + (rank % 2))}.${rank}@${pick(["free.fr", "Orange.fr"], rank)}`.toLowerCase(),
        role: pick(SELF_ASSIGNABLE_ROLES, rank),
        stage: pick(STAGES, Math.floor(rank / 3)),
        source: pick([null, "salon", null, "presse"], Math.floor(rank / 2)),
        // Some at the very same instant: the id goes on.
        createdAt: new Date(NOW.getTime() - Math.floor(rank / 4) * HOUR),
      })),
    );
    const sponsors = rows.filter(({ referralCode }) => referralCode).slice(0, 4);
    for (const [rank, { id }] of rows.slice(40, 52).entries()) {
      const code = sponsors[rank % 4]?.referralCode ?? "";
      await refer(id, code, pick(["counted", "held", "waiting"] as const, rank));
      await database.writer.$transaction((tx) =>
        tx.waitlistEntry.update({ where: { id }, data: { referredBy: code } }),
      );
    }
    const everybody = all(EVERYBODY);
    expect(everybody).toHaveLength(120);
    expect(new Set(everybody.map(({ id }) => id)).size).toBe(120);

    const code = sponsors[1]?.referralCode ?? "";
    const spoken = `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`;
    const brought = new Set(rows.slice(40, 52).map(({ id }) => id));
    const bringers = new Set(
      rows.slice(40, 52).flatMap((_, rank) => (rank % 3 === 2 ? [] : [sponsors[rank % 4]?.id])),
    );
    const isFound = (filter: EntryFilter, entry: ListedEntryView) => {
      const row = rows.find(({ id }) => id === entry.id);
      const stage: Stage = row?.joinedAt
        ? "joined"
        : row?.invitedAt
          ? "invited"
          : row?.confirmedAt
            ? "confirmed"
            : "unconfirmed";
      const source = row?.source ?? (brought.has(entry.id) ? REFERRED : DIRECT);
      const words = filter.search.trim().toLowerCase();
      return (
        (filter.role === null || row?.role === filter.role) &&
        (filter.stage === null || stage === filter.stage) &&
        (filter.source === null || source === filter.source) &&
        (!filter.referrers || bringers.has(entry.id)) &&
        (words === "" ||
          row?.emailNormalized.includes(words) === true ||
          (filter.search === spoken && row?.referralCode === code))
      );
    };
    let found = 0;
    for (const role of [null, ...SELF_ASSIGNABLE_ROLES]) {
      for (const stage of [null, ...STAGES]) {
        for (const source of [null, "salon", REFERRED, DIRECT, "jamais"]) {
          for (const referrers of [false, true]) {
            for (const search of ["", " ZOÉ", "orange", "%", "_n%", spoken]) {
              const filter: EntryFilter = { role, stage, source, referrers, search };
              const ids = all(filter).map(({ id }) => id);
              const expected = everybody.filter((entry) => isFound(filter, entry));
              expect(ids, JSON.stringify(filter)).toEqual(expected.map(({ id }) => id));
              found += ids.length;
            }
          }
        }
      }
    }
    expect(found).toBeGreaterThan(1_000);
    expect([...entryBatches(manager, EVERYBODY)].flat().map(({ id }) => id)).toEqual(
      everybody.map(({ id }) => id),
    );
  });

  test("shows where each stands in the queue of their role", () => {
    const waiting = all({ ...EVERYBODY, stage: "confirmed" });
    expect(waiting.length).toBeGreaterThan(20);
    const place = ({ role, confirmedAt, id }: ListedEntryView) =>
      waiting.filter(
        (other) =>
          other.role === role &&
          `${other.confirmedAt?.toISOString()} ${other.id}` <=
            `${confirmedAt?.toISOString()} ${id}`,
      ).length;
    for (const entry of waiting) expect(entry.position).toBe(place(entry));
    const others = all(EVERYBODY).filter(({ stage }) => stage !== "confirmed");
    expect(others.every(({ position }) => position === null)).toBe(true);
    expect(countQueues(manager)).toEqual(
      Object.fromEntries(
        SELF_ASSIGNABLE_ROLES.map((role) => [
          role,
          waiting.filter((each) => each.role === role).length,
        ]),
      ),
    );
  });

  test("takes a cursor of somebody's making for none", () => {
    const first = listEntries(manager, { filter: EVERYBODY }).rows[0]?.id;
    for (const cursor of ["x", "'; DROP TABLE WaitlistEntry", "2026"]) {
      expect(listEntries(manager, { filter: EVERYBODY, cursor }).rows[0]?.id).toBe(first);
    }
  });

  test("is taken out with a line of the audit, which does not say whom was searched for", async () => {
    const filter = { ...EVERYBODY, search: "zoé", role: "buyer" as SelfAssignableRole };
    const batches = await exportEntries(filter, manager, NOW);
    expect([...batches].flat().every(({ role }) => role === "buyer")).toBe(true);
    const line = await database.reader.auditEvent.findFirst({
      where: { action: "waitlist.exported" },
      orderBy: { seq: "desc" },
    });
    expect(line).toMatchObject({ actorId: manager.userId, concernsId: null });
    expect(line?.detail).toEqual({
      searched: true,
      role: "buyer",
      stage: null,
      source: null,
      referrers: false,
    });
  });
});

describe("held referrals", () => {
  test("are shown with both sides, the oldest first", async () => {
    await empty();
    const account = await createPerson(database, [["seller", "active"]], {
      referralCode: "ACCNT7",
    });
    const [sponsor, a, b, c] = await write([
      { stage: "confirmed", role: "ambassador", email: "Lise@example.org", source: "salon" },
      {
        stage: "confirmed",
        email: "lise+1@example.org",
        mailbox: "lise@example.org",
        referredBy: "x",
      },
      { stage: "joined", role: "buyer" },
      { stage: "confirmed" },
    ]);
    const code = sponsor?.referralCode ?? "";
    const later = await refer(b?.id ?? "", code, "held", ["burst", "same-network", "unheard-of"]);
    const sooner = await refer(
      a?.id ?? "",
      code,
      "held",
      ["same-mailbox"],
      new Date(NOW.getTime() - DAY),
    );
    const ofAccount = await refer(c?.id ?? "", "ACCNT7", "held", [], new Date(NOW.getTime() + DAY));
    const { rows } = listHeldReferrals(manager);
    expect(rows.map(({ id }) => id)).toEqual([sooner, later, ofAccount]);
    expect(countHeldReferrals(manager)).toBe(3);
    expect(rows[0]).toMatchObject({
      code,
      reasons: ["same-mailbox"],
      alike: ["Lise@example.org"],
      isOwn: false,
      referrer: {
        email: "Lise@example.org",
        role: "ambassador",
        source: "salon",
        hasAccount: false,
        counted: 0,
        held: 2,
        refused: 0,
      },
      referred: { email: "lise+1@example.org", role: "seller", source: REFERRED, held: 0 },
    });
    expect(rows[1]).toMatchObject({
      reasons: ["burst", "same-network"],
      alike: [],
      referred: { hasAccount: true },
    });
    expect(rows[2]?.referrer).toMatchObject({ email: account.email, role: null, hasAccount: true });
    expect(listHeldReferrals({ ...manager, userId: account.userId }).rows[2]?.isOwn).toBe(true);
  });

  test("whose referrer was erased keep their code", async () => {
    await empty();
    const [referred] = await write([{ stage: "confirmed" }]);
    await refer(referred?.id ?? "", "GONE22", "held", ["loop"]);
    expect(listHeldReferrals(manager).rows).toMatchObject([{ code: "GONE22", referrer: null }]);
  });

  test.each([
    ["count", "counted"],
    ["refuse", "refused"],
  ] as const)("are decided once, by %s, and it is known by whom", async (decision, status) => {
    await empty();
    const [sponsor, referred] = await write([{ stage: "joined" }, { stage: "confirmed" }]);
    const referralId = await refer(referred?.id ?? "", sponsor?.referralCode ?? "", "held", [
      "loop",
    ]);
    const second = await createPerson(database, [["trust_manager", "active"]]);
    const codes = await Promise.all(
      [manager, second].map((actor) =>
        codeOf(decideReferral({ referralId, decision }, actor, NOW)),
      ),
    );
    expect(codes.sort()).toEqual(["waitlist.referral-decided", null].sort());
    expect(await codeOf(decideReferral({ referralId, decision: "count" }, manager, NOW))).toBe(
      "waitlist.referral-decided",
    );
    const stored = await database.reader.waitlistReferral.findUnique({ where: { id: referralId } });
    expect(stored).toMatchObject({ status, decidedAt: NOW });
    expect([manager.userId, second.userId]).toContain(stored?.decidedById);
    expect(listHeldReferrals(manager).rows).toEqual([]);
    expect(listDecidedReferrals(manager)).toMatchObject([
      { id: referralId, counted: status === "counted", deciderName: "Camille Martin" },
    ]);
    const lines = await database.reader.auditEvent.findMany({ where: { subjectId: referralId } });
    expect(lines).toMatchObject([
      { action: `referral.${status}`, actorId: stored?.decidedById, concernsId: sponsor?.userId },
    ]);
  });

  test("that wait for a confirmation, are counted, or are not there, can't be decided", async () => {
    await empty();
    const [sponsor, a, b] = await write([{ stage: "confirmed" }, {}, { stage: "confirmed" }]);
    const code = sponsor?.referralCode ?? "";
    for (const referralId of [
      await refer(a?.id ?? "", code, "waiting"),
      await refer(b?.id ?? "", code, "counted"),
    ]) {
      expect(await codeOf(decideReferral({ referralId, decision: "refuse" }, manager, NOW))).toBe(
        "waitlist.referral-decided",
      );
    }
    expect(
      await codeOf(decideReferral({ referralId: newId(), decision: "count" }, manager, NOW)),
    ).toBe("waitlist.referral-not-found");
  });

  test("are not decided by who brought, or was brought", async () => {
    await empty();
    const [sponsor, referred] = await write([{ stage: "joined" }, { stage: "joined" }]);
    const referralId = await refer(referred?.id ?? "", sponsor?.referralCode ?? "", "held", []);
    for (const side of [sponsor, referred]) {
      const self = { ...manager, userId: side?.userId ?? "" };
      expect(await codeOf(decideReferral({ referralId, decision: "count" }, self, NOW))).toBe(
        "request.forbidden",
      );
    }
    expect(countHeldReferrals(manager)).toBe(1);
  });
});
