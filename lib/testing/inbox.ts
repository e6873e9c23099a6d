import { afterAll, beforeAll, beforeEach } from "vitest";
import { findConversation } from "../messages/queries/find-conversation.ts";
import { readInbox } from "../messages/queries/read-inbox.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { communeRow, propertyRow } from "./builders.ts";
import { createConversation } from "./conversations.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { createPerson, writePapers } from "./people.ts";

export const NOW = new Date("2026-11-21T10:00:00Z");
const HOUR = 3_600_000;
export const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

/**
 * The people and homes of a test, anew each time: a flat that Claire sells, Nadia follows and
 * Thomas likes.
 */
export interface InboxScene {
  database: TestDatabase;
  claire: Actor;
  nadia: Actor;
  thomas: Actor;
  thabor: string;
  /** One more flat of Claire's, which Nadia follows too. */
  anotherFlat: () => Promise<string>;
}

/** A message: by whom, its text, how many hours ago, and whether it was read. */
export type Words = readonly [
  by: "contact" | "owner",
  content: string,
  hoursAgo: number,
  read?: true,
];

/** Sets the scene before each test of a file, and tells what is in it. */
export function setInboxScene(set: (scene: InboxScene) => void) {
  let database: TestDatabase;
  let scene: InboxScene;

  beforeAll(async () => {
    database = await createTestDatabase();
    database.adopt();
    await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    const named = (firstName: string, lastName: string) => ({ firstName, lastName });
    const claire = await createPerson(database, [["seller", "active"]], named("Claire", "Morvan"));
    const nadia = await createPerson(
      database,
      [["ambassador", "active"]],
      named("Nadia", "Benali"),
    );
    await writePapers(database, nadia);
    const thomas = await createPerson(database, [["buyer", "active"]], named("Thomas", "Lefèvre"));
    const property = propertyRow({
      sellerId: claire.userId,
      ambassadorId: nadia.userId,
      title: "Quatre-pièces du Thabor",
    });
    await database.writer.$transaction((tx) => tx.property.create({ data: property }));
    const anotherFlat = async () => {
      const { sellerId, ambassadorId, title } = property;
      const data = propertyRow({ sellerId, ambassadorId, title });
      await database.writer.$transaction((tx) => tx.property.create({ data }));
      return data.id;
    };
    scene = { database, claire, nadia, thomas, thabor: property.id, anotherFlat };
    set(scene);
  });

  /** A conversation about the flat between Thomas and Claire, unless stated otherwise. */
  return function conversation(
    words: readonly Words[],
    overrides: Partial<Prisma.ConversationUncheckedCreateInput> = {},
  ): Promise<string> {
    return createConversation(
      database,
      { contactId: scene.thomas.userId, ownerId: scene.claire.userId },
      words.map(([by, content, hours, read]) => ({
        by,
        content,
        at: ago(hours),
        ...(read ? { readAt: NOW } : {}),
      })),
      { propertyId: scene.thabor, ...overrides },
    );
  };
}

/** The ids of the conversations that somebody's inbox shows. */
export const idsOf = async (...[actor, request]: Parameters<typeof readInbox>): Promise<string[]> =>
  (await readInbox(actor, request, NOW)).conversations.map(({ id }) => id);

/** A conversation as somebody who takes part in it reads it. */
export async function opened(actor: Actor, id: string) {
  const found = await findConversation(actor, id, {}, NOW);
  if (!found) throw new Error("expected a conversation");
  return found;
}
