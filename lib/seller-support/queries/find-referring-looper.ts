import { normalizeEmail } from "../../kernel/email.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";

/** Who asks, and with whose code. */
interface Referred {
  code: string | null;
  userId: string | null;
  email: string;
}

/** Accounts of loopers, in force or not: whether they take a lead is read where it is offered. */
const loopers = () =>
  reads()
    .selectFrom("User as u")
    .select(["u.id", "u.emailNormalized"])
    .where("u.erasedAt", "is", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("RoleGrant as g")
          .select("g.id")
          .whereRef("g.userId", "=", "u.id")
          .where("g.role", "=", literal("ambassador"))
          .where("g.status", "=", literal("active")),
      ),
    );

const byCode = (code: string) => loopers().where("u.referralCode", "=", code).executeTakeFirst();

const byAccount = (userId: string) =>
  loopers()
    .innerJoin("User as r", "r.referredById", "u.id")
    .where("r.id", "=", userId)
    .executeTakeFirst();

/**
 * The looper who brought somebody: by the code that was given, else by whose code their account was opened with. Null
 * for a code of nobody, or of somebody who is no looper, and for a looper who gives their own.
 */
export async function findReferringLooper({
  code,
  userId,
  email,
}: Referred): Promise<string | null> {
  const found =
    (code !== null && (await byCode(code))) || (userId !== null && (await byAccount(userId)));
  if (!found) return null;
  const isSelf = found.id === userId || found.emailNormalized === normalizeEmail(email);
  return isSelf ? null : found.id;
}
