import { beforeAll } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import type { Stage } from "../waitlist/administration/rules.ts";
import type { EntryFilter } from "../waitlist/administration/views.ts";
import { adoptedDatabase } from "./adopted-database.ts";
import type { TestDatabase } from "./database.ts";
import { createPerson } from "./people.ts";
import { entryRow } from "./waitlist.ts";

/** When tests of the team's screens of the waitlist take place. */
export const NOW = new Date("2026-11-21T10:00:00Z");
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

type Entry = Prisma.WaitlistEntryUncheckedCreateInput;

/** The list as it is without a filter. */
export const EVERYBODY: EntryFilter = {
  search: "",
  role: null,
  stage: null,
  source: null,
  referrers: false,
};

/** A database with a trust manager in it. */
export interface Team {
  database: TestDatabase;
  manager: Actor;
}

/** One for the tests of a file; the manager is there once they run. */
export function withTeam(): Team {
  const team = { database: adoptedDatabase() } as Team;
  beforeAll(async () => {
    team.manager = await createPerson(team.database, [["trust_manager", "active"]]);
  });
  return team;
}

/** Forgets everybody of the waitlist. */
export async function emptyWaitlist({ database }: Team): Promise<void> {
  await database.writer.$transaction(async (tx) => {
    await tx.waitlistReferral.deleteMany();
    await tx.waitlistEntry.deleteMany();
    await tx.waitlistWave.deleteMany();
  });
}

/** Writes entries as they stand at a step; an account is made for an entry that has one. */
export async function writeEntries(
  { database, manager }: Team,
  stages: readonly (Partial<Entry> & { stage?: Stage })[],
): Promise<Entry[]> {
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
export async function writeReferral(
  { database }: Team,
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
