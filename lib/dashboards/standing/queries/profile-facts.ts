import { reads } from "../../../platform/db/read.ts";
import type { ProfileFacts } from "../facts.ts";

const isWritten = (text: string | null) => (text ?? "").trim() !== "";

export async function profileFacts(userId: string): Promise<ProfileFacts> {
  const row = await reads()
    .selectFrom("User as u")
    .leftJoin("SecondFactor as f", "f.userId", "u.id")
    .select(["u.emailConfirmedAt", "u.phone", "u.address", "u.city", "u.postalCode"])
    .select(["f.confirmedAt as secondFactorSince"])
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
  const items = [
    row.emailConfirmedAt !== null,
    isWritten(row.phone),
    isWritten(row.address),
    isWritten(row.city) && isWritten(row.postalCode),
    row.secondFactorSince !== null,
  ];
  return {
    profileItems: items.filter(Boolean).length,
  };
}
