import { toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";

/** The account of an address. */
export interface SignInAccount {
  userId: string;
  /** Null for a person who has not chosen a password. */
  passwordHash: string | null;
  secondFactor: boolean;
  /** Whose password must be longer (decision 0026). */
  isTrustManager: boolean;
}

/** A registration of an address. */
interface SignInRegistration {
  pendingId: string;
  /** Null once it was confirmed. */
  passwordHash: string | null;
}

/** What a password is compared with. */
interface SignInCandidates {
  account: SignInAccount | null;
  /** The last registration that has not expired, whether or not the address has an account. */
  registration: SignInRegistration | null;
}

async function accountOf(emailNormalized: string): Promise<SignInAccount | null> {
  const row = await reads()
    .selectFrom("User as u")
    .leftJoin("SecondFactor as f", "f.userId", "u.id")
    .select(["u.id as userId", "u.passwordHash", "f.confirmedAt"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("RoleGrant as g")
          .select("g.id")
          .whereRef("g.userId", "=", "u.id")
          .where("g.role", "=", literal("trust_manager"))
          .where("g.status", "=", literal("active")),
      ).as("isTrustManager"),
    )
    .where("u.emailNormalized", "=", emailNormalized)
    .where("u.erasedAt", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { userId, passwordHash, confirmedAt, isTrustManager } = row;
  const secondFactor = confirmedAt !== null;
  return { userId, passwordHash, secondFactor, isTrustManager: Boolean(isTrustManager) };
}

/** What a password for an address is compared with. */
export async function findCandidates(
  emailNormalized: string,
  now: Date,
): Promise<SignInCandidates> {
  const registration = await reads()
    .selectFrom("PendingRegistration")
    .select(["id as pendingId", "passwordHash"])
    .where("emailNormalized", "=", emailNormalized)
    .where("expiresAt", ">", toDbInstant(now))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return { account: await accountOf(emailNormalized), registration: registration ?? null };
}
