import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";

/**
 * Whether the person with the code `from` was brought, however far back, by the one with `code`, or
 * is the same person.
 */
export async function isBroughtBy({
  from,
  code,
}: {
  from: string;
  code: string;
}): Promise<boolean> {
  if (from === code) return true;
  const found = await reads()
    .withRecursive("chain(code)", (db) =>
      db
        .selectFrom("WaitlistEntry")
        .select("referralCode as code")
        .where("referralCode", "=", from)
        .$narrowType<{ code: string }>()
        .union(
          db.selectFrom("User").select("referralCode as code").where("referralCode", "=", from),
        )
        .union(
          // Somebody may have been brought twice: to the list, and to an account.
          db
            .selectFrom("chain as c")
            .innerJoin(
              db
                .selectNoFrom((eb) => eb.lit<boolean>(true).as("isOfList"))
                .unionAll(db.selectNoFrom((eb) => eb.lit<boolean>(false).as("isOfList")))
                .as("way"),
              (join) => join.onTrue(),
            )
            .leftJoin("WaitlistEntry as e", "e.referralCode", "c.code")
            .leftJoin("WaitlistReferral as r", (join) =>
              join.onRef("r.entryId", "=", "e.id").on("r.status", "<>", literal("refused")),
            )
            .leftJoin("User as u", "u.referralCode", "c.code")
            .leftJoin("User as g", "g.id", "u.referredById")
            .select((eb) =>
              eb
                .case()
                .when("way.isOfList", "=", true)
                .then(eb.ref("r.referrerCode"))
                .else(eb.ref("g.referralCode"))
                .end()
                .as("code"),
            )
            .$narrowType<{ code: string }>(),
        ),
    )
    .selectFrom("chain")
    .select("code")
    .where("code", "=", code)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
