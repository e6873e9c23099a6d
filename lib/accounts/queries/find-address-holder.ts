import { preparedRead } from "../../platform/db/raw.ts";

/** Whoever already has an address, for the mail that tells them so. */
export interface AddressHolder {
  userId: string;
  email: string;
  firstName: string;
}

const holder = preparedRead<{ email: string }, AddressHolder>(
  `SELECT id AS userId, email, firstName FROM User
   WHERE emailNormalized = :email AND erasedAt IS NULL`,
);

/** The account of an address, if there is one. */
export function findAddressHolder(emailNormalized: string): AddressHolder | null {
  return holder().get({ email: emailNormalized }) ?? null;
}
