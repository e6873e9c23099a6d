import { reads } from "../../platform/db/read.ts";
import { isContactToken, namedContact } from "../link.ts";

/** The thread without an account that a link opens; null for a link that opens none. */
export async function findLinkedId(token: unknown): Promise<string | null> {
  const id = namedContact(token);
  if (id === null) return null;
  const row = await reads()
    .selectFrom("ContactRequest")
    .select("emailNormalized")
    .where("id", "=", id)
    .where("userId", "is", null)
    .executeTakeFirst();
  return row !== undefined && isContactToken(token, id, row.emailNormalized) ? id : null;
}
