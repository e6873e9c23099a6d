import { daysBefore } from "../../kernel/time.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";

/** For how many days accepted offers are followed where no open sale is older. */
const SALE_DAYS = 365;

/**
 * Since when accepted offers are followed, as a bound that an index finds: for a year, and as far back as the oldest
 * sale that is open, so that none leaves a list by its age.
 */
export function followedSince(now: Date) {
  const year = toDbInstant(daysBefore(now, SALE_DAYS));
  const oldest = reads()
    .selectFrom("Sale")
    .select(({ fn }) => fn.min("openedAt").as("openedAt"))
    .where("status", "=", literal("open"))
    .where("openedAt", "<", year);
  return reads()
    .selectNoFrom(({ fn, val }) => fn.coalesce(oldest.$asScalar(), val(year)).as("since"))
    .$asScalar()
    .$notNull();
}
