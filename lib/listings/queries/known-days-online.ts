import { LRUCache } from "lru-cache";
import { type PropertyType, PUBLIC_STATUSES } from "../../kernel/property-kinds.ts";
import { elapsedDays } from "../../platform/db/elapsed.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { literal, literals } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { once } from "../../platform/once.ts";
import type { KnownDaysOnline } from "../rules.ts";

/** Whose days online are looked for, and when. */
interface Market {
  communeCode: string;
  type: PropertyType;
  now: Date;
}

async function readDaysOnline({ communeCode, type, now }: Market): Promise<KnownDaysOnline> {
  return await reads()
    .selectFrom("Property as p")
    .select((eb) => {
      const until = eb.val(toDbInstant(now));
      const paused = eb
        .selectFrom("StatusPeriod as s")
        .select(({ fn, ref }) =>
          fn
            .sum<number>(elapsedDays(ref("s.startedAt"), fn.coalesce("s.endedAt", until)))
            .as("days"),
        )
        .whereRef("s.propertyId", "=", "p.id")
        .where("s.status", "=", literal("paused"));
      const online = eb(
        elapsedDays(eb.ref("p.publishedAt"), eb.fn.coalesce("p.soldAt", until)),
        "-",
        eb.fn.coalesce(paused, eb.lit(0)),
      );
      return [
        eb.fn.countAll<number>().as("listings"),
        eb.fn.coalesce(eb.fn.avg<number>(online), eb.lit(0)).as("meanDays"),
      ];
    })
    .where("p.communeCode", "=", communeCode)
    .where("p.type", "=", type)
    .where("p.status", "in", literals(PUBLIC_STATUSES))
    .executeTakeFirstOrThrow();
}

/**
 * How long the listings of a commune and type were online. A mean over thousands of listings changes
 * slowly and costs milliseconds: it is cached for ten minutes.
 */
export function knownDaysOnline(
  communeCode: string,
  type: PropertyType,
  now: Date,
): Promise<KnownDaysOnline> {
  const cache = once(
    "listings.daysOnline",
    () =>
      new LRUCache<string, KnownDaysOnline, Market>({
        max: 5_000,
        ttl: 600_000,
        // A read that is under way is finished even where its entry is evicted meanwhile.
        ignoreFetchAbort: true,
        fetchMethod: (_key, _stale, { context }) => readDaysOnline(context),
      }),
  );
  return cache.forceFetch(`${communeCode}/${type}`, { context: { communeCode, type, now } });
}
