import { preparedRead } from "../../platform/db/raw.ts";

const chain = preparedRead<{ from: string; code: string }, { found: number }>(
  `WITH RECURSIVE chain(code) AS (
     SELECT :from
     UNION
     SELECT r.referrerCode FROM chain c JOIN WaitlistEntry e ON e.referralCode = c.code
       JOIN WaitlistReferral r ON r.entryId = e.id WHERE r.status <> 'refused'
     UNION
     SELECT g.referralCode FROM chain c JOIN User u ON u.referralCode = c.code
       JOIN User g ON g.id = u.referredById
   ) SELECT EXISTS (SELECT 1 FROM chain WHERE code = :code) AS found`,
);

/**
 * Whether the person with the code `from` was brought, however far back, by the one with `code`, or
 * is the same person.
 */
export function isBroughtBy({ from, code }: { from: string; code: string }): boolean {
  return chain().get({ from, code })?.found === 1;
}
