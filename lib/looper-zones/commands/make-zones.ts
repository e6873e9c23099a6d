import { writer } from "../../platform/db/clients.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { writeZone } from "./write-zone.ts";

const BATCH = 50;

/** Loopers, or people who asked to be, without a zone. */
const loopersWithout = () =>
  reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .leftJoin("LooperZone as z", "z.looperId", "g.userId")
    .select("g.userId")
    .where("g.role", "=", literal("ambassador"))
    .where("u.erasedAt", "is", null)
    .where("z.looperId", "is", null)
    .limit(BATCH)
    .execute();

/** Makes the zone of each looper who has none: a circle round their commune. @returns how many */
export async function makeZones(now = new Date()): Promise<number> {
  let made = 0;
  for (;;) {
    const loopers = await loopersWithout();
    if (loopers.length === 0) return made;
    // One at a time: whoever writes meanwhile waits for one alone.
    for (const { userId } of loopers) {
      await writer().$transaction((tx) => writeZone(tx, userId, now));
    }
    made += loopers.length;
  }
}
