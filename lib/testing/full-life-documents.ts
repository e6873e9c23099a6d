import { newId } from "../kernel/ids.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { MARK, OTHERS } from "./marks.ts";

const NOW = new Date("2026-11-01T09:00:00Z");

/** What the person's document is called in the store, their paper and proof as a looper, and what they attached to a message. */
export const DOCUMENT_KEY = "0123456789abcdefghjkmnpqrstvwxyz";
export const PAPER_KEY = "23456789abcdefghjkmnpqrstvwxyz01";
export const ATTACHMENT_KEY = "zyxwvtsrqpnmkjhgfedcba9876543210";
export const PROOF_KEY = "f0rmat10nf0rmat10nf0rmat10nf0rm4";

/** What the person and the other attached to what they wrote, each opened by its recipient. */
export async function writeAttachments(
  tx: Prisma.TransactionClient,
  { userId }: Pick<Actor, "userId">,
  other: Actor,
  messages: { mine: string; theirs: string },
): Promise<void> {
  const attachments = [
    { ownerId: userId, readerId: other.userId, messageId: messages.mine, name: MARK },
    { ownerId: other.userId, readerId: userId, messageId: messages.theirs, name: "Plan" },
  ];
  for (const { ownerId, readerId, messageId, name } of attachments) {
    await tx.storedDocument.create({
      data: {
        id: newId(),
        ownerId,
        kind: "attachment",
        messageId,
        fileName: `${name}.pdf`,
        bytes: 2_000,
        sha256: "0".repeat(64),
        storageKey: ownerId === userId ? ATTACHMENT_KEY : newId(),
        createdAt: NOW,
        accesses: { create: { id: newId(), actorId: readerId, at: NOW } },
      },
    });
  }
}

/** A paper of the person's file as a looper, which the other checked. */
export async function writePaper(
  tx: Prisma.TransactionClient,
  userId: string,
  other: Actor,
): Promise<void> {
  await tx.looperPaper.create({
    data: {
      id: newId(),
      looper: { connect: { id: userId } },
      document: {
        create: {
          id: newId(),
          ownerId: userId,
          kind: "rsac",
          fileName: `${MARK}.pdf`,
          bytes: 2_000,
          sha256: "1".repeat(64),
          storageKey: PAPER_KEY,
          createdAt: NOW,
        },
      },
      kind: "rsac",
      number: "912345675",
      handedInAt: NOW,
      outcome: "checked",
      endedAt: NOW,
      decidedBy: { connect: { id: other.userId } },
      companyAnswer: "agrees",
      companyName: MARK,
      companyActivity: "68.31Z",
      companySeenAt: NOW,
    },
  });
}

/** A continuing training that the person declared, with its PDF, and one that they checked for the other. */
export async function writeTraining(
  tx: Prisma.TransactionClient,
  { userId }: Pick<Actor, "userId">,
  other: Actor,
): Promise<void> {
  const trainings = [
    { looperId: userId, decidedById: other.userId, mark: MARK, storageKey: PROOF_KEY },
    { looperId: other.userId, decidedById: userId, mark: OTHERS, storageKey: newId() },
  ];
  for (const { looperId, decidedById, mark, storageKey } of trainings) {
    await tx.continuingTraining.create({
      data: {
        ...{ id: newId(), title: mark, body: mark, heldOn: "2026-10-12", theme: "law" },
        ...{ minutes: 420, nonDiscriminationMinutes: 0, ethicsMinutes: 120 },
        ...{ state: "checked", handedInAt: NOW, decidedAt: NOW },
        looper: { connect: { id: looperId } },
        decidedBy: { connect: { id: decidedById } },
        document: {
          create: {
            ...{ id: newId(), ownerId: looperId, kind: "continuing_training" },
            ...{ fileName: `${mark}.pdf`, bytes: 1_500, sha256: "1".repeat(64) },
            ...{ storageKey, createdAt: NOW },
          },
        },
      },
    });
  }
}

/**
 * A document of the person's that the other opened, and one of the other's that the person did; the other requests
 * the person to take care of a home.
 */
export async function writeDocuments(
  tx: Prisma.TransactionClient,
  { userId }: Actor,
  other: Actor,
): Promise<void> {
  const documents = [
    { ownerId: userId, readerId: other.userId, mark: MARK, storageKey: DOCUMENT_KEY },
    { ownerId: other.userId, readerId: userId, mark: OTHERS, storageKey: newId() },
  ];
  const revisionId = newId();
  await tx.listingRevision.create({
    data: {
      id: revisionId,
      sellerId: other.userId,
      content: {},
      fieldVersions: {},
      createdAt: NOW,
      updatedAt: NOW,
      looperRequests: { create: { id: newId(), ambassadorId: userId, createdAt: NOW } },
    },
  });
  await tx.listingRevision.create({
    data: {
      id: newId(),
      sellerId: userId,
      content: { title: MARK, address: MARK },
      fieldVersions: {},
      createdAt: NOW,
      updatedAt: NOW,
      events: {
        create: {
          id: newId(),
          kind: "started",
          at: NOW,
          actorId: userId,
          content: { title: MARK },
        },
      },
    },
  });
  for (const { ownerId, readerId, mark, storageKey } of documents) {
    await tx.storedDocument.create({
      data: {
        id: newId(),
        ownerId,
        kind: "identity",
        fileName: `${mark}.pdf`,
        bytes: 1_000,
        sha256: "0".repeat(64),
        storageKey,
        expiresOn: "2030-01-01",
        createdAt: NOW,
        shares: { create: { userId: readerId, sharedAt: NOW } },
        accesses: { create: { id: newId(), actorId: readerId, at: NOW } },
      },
    });
  }
}
