import { newId } from "../kernel/ids.ts";
import type { HeldRole, Role, RoleStatus } from "../kernel/roles.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { userRow } from "./builders.ts";
import type { TestDatabase } from "./database.ts";
import { rsacNumber } from "./rsac-number.ts";

/** The kinds of people that permissions are tested with, and the roles each has. */
export const PERSONAS = {
  buyer: [["buyer", "active"]],
  seller: [["seller", "active"]],
  ambassador: [["ambassador", "active"]],
  "pending ambassador": [["ambassador", "pending"]],
  "trust manager": [["trust_manager", "active"]],
} as const satisfies Record<string, readonly (readonly [Role, RoleStatus])[]>;

export type Persona = keyof typeof PERSONAS;

const NOW = new Date("2026-11-01T09:00:00Z");

/** An actor who is in no database, for what is decided by roles alone. */
export function actorWith(
  roles: readonly (readonly [Role, RoleStatus])[],
  overrides: Partial<Actor> = {},
): Actor {
  const held: HeldRole[] = roles.map(([role, status]) => ({ role, status }));
  return {
    userId: newId(),
    sessionId: newId(),
    email: "camille@example.org",
    firstName: "Camille",
    lastName: "Martin",
    activeRole: held[0]?.role ?? "buyer",
    roles: held,
    secondFactor: false,
    mustSecure: false,
    isDemo: false,
    lastSeenAt: NOW,
    expiresAt: new Date(NOW.getTime() + 86_400_000),
    remember: false,
    ...overrides,
  };
}

/** Makes a looper in force of somebody who holds no such role. */
export async function makeLooper(database: TestDatabase, { userId }: Pick<Actor, "userId">) {
  const grant = { role: "ambassador", status: "active", requestedAt: NOW } as const;
  await database.writer.$transaction((tx) =>
    tx.roleGrant.create({ data: { id: newId(), userId, ...grant } }),
  );
  await writePapers(database, { userId });
}

/** Writes the papers of a looper, who is in force by them for years. */
export async function writePapers(
  database: TestDatabase,
  { userId }: Pick<Actor, "userId">,
  overrides: Partial<Prisma.AmbassadorProfileUncheckedCreateInput> = {},
): Promise<void> {
  const papers = {
    rsacNumber: rsacNumber(),
    identityExpiresOn: "2036-01-01",
    attestationExpiresOn: "2036-01-01",
    insuranceExpiresOn: "2036-01-01",
    trainedAt: NOW,
    ...overrides,
  };
  await database.writer.$transaction((tx) =>
    tx.ambassadorProfile.upsert({
      where: { userId },
      create: { ...papers, userId },
      update: papers,
    }),
  );
}

/** Writes the session that an actor is of: it lasts for a day from then. */
export async function writeSession(
  database: TestDatabase,
  { userId, sessionId, remember }: Actor,
  now = NOW,
): Promise<void> {
  await database.writer.$transaction((tx) =>
    tx.session.create({
      data: {
        id: sessionId,
        tokenHash: newId(),
        userId,
        remember,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + 86_400_000),
      },
    }),
  );
}

/** Writes a person with these roles, and gives the actor that a session of theirs would. */
export async function createPerson(
  database: TestDatabase,
  roles: readonly (readonly [Role, RoleStatus])[],
  overrides: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<Actor> {
  const user = userRow({ activeRole: roles[0]?.[0] ?? "buyer", ...overrides });
  await database.writer.$transaction(async (tx) => {
    await tx.user.create({ data: user });
    for (const [role, status] of roles) {
      await tx.roleGrant.create({
        data: { id: newId(), userId: user.id, role, status, requestedAt: NOW },
      });
    }
  });
  return actorWith(roles, {
    userId: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
  });
}
