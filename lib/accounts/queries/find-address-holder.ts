import { reads } from "../../platform/db/read.ts";

/** Whoever already has an address, for the mail that tells them so. */
export interface AddressHolder {
  userId: string;
  email: string;
  firstName: string;
}

/** The account of an address, if there is one. */
export async function findAddressHolder(emailNormalized: string): Promise<AddressHolder | null> {
  const row = await reads()
    .selectFrom("User")
    .select(["id as userId", "email", "firstName"])
    .where("emailNormalized", "=", emailNormalized)
    .where("erasedAt", "is", null)
    .executeTakeFirst();
  return row ?? null;
}
