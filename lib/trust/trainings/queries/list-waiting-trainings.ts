import {
  FROM_OLDEST,
  type ListPage,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { rowsAfter } from "../../../platform/db/keyset.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { WaitingTraining } from "../views.ts";
import { waitingTrainings } from "./waiting-trainings.ts";

const waiting = () =>
  waitingTrainings()
    .innerJoin("StoredDocument as d", "d.id", "t.documentId")
    .select(["t.id", "t.handedInAt as at", "t.title", "t.body", "t.heldOn", "t.minutes", "t.theme"])
    .select(["t.nonDiscriminationMinutes", "t.ethicsMinutes"])
    .select(["t.looperId", "u.firstName", "u.lastName", "u.email"])
    .select(["d.id as proofId", "d.fileName", "d.bytes"]);

/**
 * The trainings that loopers declared and nobody checked, who handed in first coming first.
 * @throws {DomainError} request.forbidden
 */
export async function listWaitingTrainings(
  actor: Actor,
  { cursor }: { cursor?: string | null | undefined } = {},
): Promise<ListPage<WaitingTraining>> {
  authorize(actor, "people.check");
  const after = readCursor(cursor, FROM_OLDEST);
  const rows = await rowsAfter(waiting(), after, PAGE_LENGTH + 1, "asc").execute();
  return listPageOf(rows, (row) => {
    const { at, looperId, firstName, lastName, email, proofId, fileName, bytes, ...training } = row;
    return {
      ...training,
      handedInAt: fromDbInstant(at),
      looper: { userId: looperId, name: fullName({ firstName, lastName }), email },
      isSelf: looperId === actor.userId,
      proof: { id: proofId, fileName, bytes },
    };
  });
}
