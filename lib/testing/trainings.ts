import { createHash } from "node:crypto";
import { newId } from "../kernel/ids.ts";
import type { TrainingInput } from "../looper/continuing-training/schemas.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import type { TestDatabase } from "./database.ts";
import { createPerson, writePapers } from "./people.ts";

/** A looper in force, whose role was granted on a day of the calendar. */
export async function trainedLooper(
  database: TestDatabase,
  firstGrantedAt: Date,
  person: Parameters<typeof createPerson>[2] = {},
): Promise<Actor> {
  const looper = await createPerson(database, [["ambassador", "active"]], person);
  await writePapers(database, looper, { firstGrantedAt });
  return looper;
}

/** Writes the PDF of a training, whose bytes are nowhere. */
export async function writeProof(
  database: TestDatabase,
  { userId: ownerId }: Pick<Actor, "userId">,
  overrides: Partial<Prisma.StoredDocumentUncheckedCreateInput> = {},
): Promise<string> {
  const id = newId();
  await database.writer.$transaction((tx) =>
    tx.storedDocument.create({
      data: {
        ...{ id, ownerId, kind: "continuing_training", fileName: "attestation.pdf" },
        ...{ bytes: 1_200, sha256: createHash("sha256").update(id).digest("hex") },
        ...{ storageKey: newId(), createdAt: new Date("2026-11-01T09:00:00Z") },
        ...overrides,
      },
    }),
  );
  return id;
}

/** What a looper declares of a day of seven hours. */
export const declared = (
  documentId: string,
  changes: Partial<TrainingInput> = {},
): TrainingInput => ({
  ...{ title: "Actualité juridique de la transaction", body: "CCI de Rennes" },
  ...{ heldOn: "2026-11-10", minutes: 420, theme: "law" },
  ...{ nonDiscriminationMinutes: 0, ethicsMinutes: 0 },
  documentId,
  ...changes,
});
