import {
  FROM_NEWEST,
  type ListPage,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import { fullName } from "../../../kernel/person-name.ts";
import type { SelfAssignableRole } from "../../../kernel/roles.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { rowsAfter } from "../../../platform/db/keyset.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { WaveView } from "../views.ts";

const waves = () =>
  reads()
    .selectFrom("WaitlistWave as w")
    .innerJoin("User as u", "u.id", "w.createdById")
    .select(["w.id", "w.createdAt as at", "w.role", "w.size", "u.firstName", "u.lastName"])
    .select((eb) =>
      eb
        .selectFrom("WaitlistEntry as e")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("e.waveId", "=", "w.id")
        .where("e.joinedAt", "is not", null)
        .$asScalar()
        .$notNull()
        .as("joined"),
    )
    .$narrowType<{ role: SelfAssignableRole }>();

/** The waves there were, the latest first. @throws {DomainError} request.forbidden */
export async function listWaves(
  actor: Actor,
  { cursor }: { cursor?: string | null } = {},
): Promise<ListPage<WaveView>> {
  authorize(actor, "waitlist.manage");
  const place = readCursor(cursor, FROM_NEWEST);
  const rows = await rowsAfter(waves(), place, PAGE_LENGTH + 1, "desc").execute();
  return listPageOf(rows, (row) => ({
    id: row.id,
    role: row.role,
    size: row.size,
    joined: row.joined,
    createdAt: fromDbInstant(row.at),
    authorName: fullName(row),
  }));
}
