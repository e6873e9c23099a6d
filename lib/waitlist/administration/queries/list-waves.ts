import {
  FROM_NEWEST,
  type ListPage,
  type ListPlace,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import type { SelfAssignableRole } from "../../../kernel/roles.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { WaveView } from "../views.ts";

interface WaveRow extends ListPlace {
  role: SelfAssignableRole;
  size: number;
  joined: number;
  authorName: string;
}

const waves = preparedRead<ListPlace & { limit: number }, WaveRow>(
  `SELECT w.id, w.createdAt AS at, w.role, w.size,
     (SELECT count(*) FROM WaitlistEntry e INDEXED BY WaitlistEntry_joined
        WHERE e.waveId = w.id AND e.joinedAt IS NOT NULL) AS joined,
     u.firstName || ' ' || u.lastName AS authorName
   FROM WaitlistWave w JOIN User u ON u.id = w.createdById
   WHERE (w.createdAt, w.id) < (:at, :id)
   ORDER BY w.createdAt DESC, w.id DESC LIMIT :limit`,
);

/** The waves there were, the latest first. @throws {DomainError} request.forbidden */
export function listWaves(
  actor: Actor,
  { cursor }: { cursor?: string | null } = {},
): ListPage<WaveView> {
  authorize(actor, "waitlist.manage");
  const rows = waves().all({ ...readCursor(cursor, FROM_NEWEST), limit: PAGE_LENGTH + 1 });
  return listPageOf(rows, ({ at, ...wave }) => ({ ...wave, createdAt: new Date(at) }));
}
