import { describe, expect, test } from "vitest";
import type { ListPage } from "../../kernel/keyset.ts";
import { SELF_ASSIGNABLE_ROLES, type SelfAssignableRole } from "../../kernel/roles.ts";
import {
  EVERYBODY,
  emptyWaitlist,
  HOUR,
  NOW,
  withTeam,
  writeEntries,
  writeReferral,
} from "../../testing/waitlist-team.ts";
import { exportEntries } from "./commands/export-entries.ts";
import { countQueues } from "./queries/count-queues.ts";
import { entryBatches } from "./queries/entry-batches.ts";
import { listEntries } from "./queries/list-entries.ts";
import { DIRECT, REFERRED, STAGES, type Stage } from "./rules.ts";
import type { EntryFilter, EntryRowView, WaitlistEntryView } from "./views.ts";

const team = withTeam();

/** All that is taken out, piece by piece. */
async function taken(batches: AsyncIterable<WaitlistEntryView[]>): Promise<WaitlistEntryView[]> {
  const entries: WaitlistEntryView[] = [];
  for await (const batch of batches) entries.push(...batch);
  return entries;
}

describe("the list", () => {
  /** Every page of the list, one after the other. */
  async function all(filter: EntryFilter): Promise<EntryRowView[]> {
    const seen: EntryRowView[] = [];
    let cursor: string | null = null;
    do {
      const page: ListPage<EntryRowView> = await listEntries(team.manager, { filter, cursor });
      seen.push(...page.rows);
      cursor = page.next;
    } while (cursor !== null);
    return seen;
  }

  const pick = <Value>(values: readonly Value[], rank: number) =>
    values[rank % values.length] as Value;

  test("holds whom a plain look through everybody finds, through every filter", async () => {
    await emptyWaitlist(team);
    const rows = await writeEntries(
      team,
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
      await writeReferral(team, id, code, pick(["counted", "held", "waiting"] as const, rank));
      await team.database.writer.$transaction((tx) =>
        tx.waitlistEntry.update({ where: { id }, data: { referredBy: code } }),
      );
    }
    const everybody = await all(EVERYBODY);
    expect(everybody).toHaveLength(120);
    expect(new Set(everybody.map(({ id }) => id)).size).toBe(120);

    const code = sponsors[1]?.referralCode ?? "";
    const spoken = `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`;
    const brought = new Set(rows.slice(40, 52).map(({ id }) => id));
    const bringers = new Set(
      rows.slice(40, 52).flatMap((_, rank) => (rank % 3 === 2 ? [] : [sponsors[rank % 4]?.id])),
    );
    const isFound = (filter: EntryFilter, entry: EntryRowView) => {
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
              const ids = (await all(filter)).map(({ id }) => id);
              const expected = everybody.filter((entry) => isFound(filter, entry));
              expect(ids, JSON.stringify(filter)).toEqual(expected.map(({ id }) => id));
              found += ids.length;
            }
          }
        }
      }
    }
    expect(found).toBeGreaterThan(1_000);
    expect((await taken(entryBatches(team.manager, EVERYBODY))).map(({ id }) => id)).toEqual(
      everybody.map(({ id }) => id),
    );
  });

  test("is searched for domains in the letters of their language too", async () => {
    const [entry] = await writeEntries(team, [
      { email: "Lea@bücher.example", emailNormalized: "lea@xn--bcher-kva.example" },
    ]);
    for (const search of ["bücher", "LEA@bü", "lea@bücher.example", "xn--bcher"]) {
      const found = await all({ ...EVERYBODY, search });
      expect(
        found.map(({ id }) => id),
        search,
      ).toEqual([entry?.id]);
    }
    await team.database.writer.$transaction((tx) =>
      tx.waitlistEntry.delete({ where: { id: entry?.id ?? "" } }),
    );
  });

  test("shows where each stands in the queue of their role", async () => {
    const waiting = await all({ ...EVERYBODY, stage: "confirmed" });
    expect(waiting.length).toBeGreaterThan(20);
    const place = ({ role, confirmedAt, id }: EntryRowView) =>
      waiting.filter(
        (other) =>
          other.role === role &&
          `${other.confirmedAt?.toISOString()} ${other.id}` <=
            `${confirmedAt?.toISOString()} ${id}`,
      ).length;
    for (const entry of waiting) expect(entry.position).toBe(place(entry));
    const others = (await all(EVERYBODY)).filter(({ stage }) => stage !== "confirmed");
    expect(others.every(({ position }) => position === null)).toBe(true);
    expect(await countQueues(team.manager)).toEqual(
      Object.fromEntries(
        SELF_ASSIGNABLE_ROLES.map((role) => [
          role,
          waiting.filter((each) => each.role === role).length,
        ]),
      ),
    );
  });

  test("takes a cursor of somebody's making for none", async () => {
    const first = (await listEntries(team.manager, { filter: EVERYBODY })).rows[0]?.id;
    for (const cursor of [
      "x",
      "'; DROP TABLE WaitlistEntry",
      "2026",
      "2026-02-30T10:00:00.000+00:00~a",
    ]) {
      expect((await listEntries(team.manager, { filter: EVERYBODY, cursor })).rows[0]?.id).toBe(
        first,
      );
    }
  });

  test("is taken out with a line of the audit, which does not say whom was searched for", async () => {
    const filter = { ...EVERYBODY, search: "zoé", role: "buyer" as SelfAssignableRole };
    const batches = await exportEntries(filter, team.manager, NOW);
    expect((await taken(batches)).every(({ role }) => role === "buyer")).toBe(true);
    const line = await team.database.reader.auditEvent.findFirst({
      where: { action: "waitlist.exported" },
      orderBy: { seq: "desc" },
    });
    expect(line).toMatchObject({ actorId: team.manager.userId, concernsId: null });
    expect(line?.detail).toEqual({
      searched: true,
      role: "buyer",
      stage: null,
      source: null,
      referrers: false,
    });
  });
});
