import { createHash } from "node:crypto";
import { inDatabase } from "./support";

/** What visits, offers, sales, messages and searches write: what is refused leaves no trace there. */
const TABLES = [
  "Property",
  "RoleGrant",
  "VisitSlot",
  "Visit",
  "VisitHold",
  "VisitEvent",
  "Offer",
  "Sale",
  "SaleEvent",
  "Conversation",
  "Message",
  "Notification",
  "UserEvent",
  "Favorite",
  "HiddenListing",
  "SavedSearch",
  "PushSubscription",
  "CommissionEntry",
] as const;

/** A digest of what each of those tables of a database holds, and of others that are named. */
export function digestsOf(url: string, more: readonly string[] = []): Map<string, string> {
  return inDatabase((database) => {
    const digestOf = (table: string) => {
      const hash = createHash("sha256");
      const rows = database.prepare(`SELECT * FROM "${table}" ORDER BY rowid`);
      for (const row of rows.iterate()) hash.update(JSON.stringify(row));
      return hash.digest("hex");
    };
    return new Map([...TABLES, ...more].map((table) => [table, digestOf(table)]));
  }, url);
}

/** The tables in which something changed. */
export const changedIn = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].filter(([table, digest]) => before.get(table) !== digest).map(([table]) => table);
