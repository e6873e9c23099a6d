import { mailboxOf } from "../../kernel/mailbox.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import { isDisposable, lookAlikeOf } from "../address-lists.ts";
import type { Entry } from "../queries.ts";
import { BURST_MS, type ReferralFacts, type Spelling } from "../referral-rules.ts";

const knownCode = preparedRead<{ code: string }, { known: number }>(
  `SELECT EXISTS (SELECT 1 FROM User WHERE referralCode = :code AND erasedAt IS NULL)
     OR EXISTS (SELECT 1 FROM WaitlistEntry WHERE referralCode = :code) AS known`,
);

/** Whether a code is that of somebody who can bring people. */
export function isKnownCode(code: string): boolean {
  return knownCode().get({ code })?.known === 1;
}

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

/** Whether who has the code `from` was brought, however far back, by who has `code`, or is them. */
export function isBroughtBy({ from, code }: { from: string; code: string }): boolean {
  return chain().get({ from, code })?.found === 1;
}

const waitingReferral = preparedRead<
  { entryId: string },
  { id: string; referrerCode: string; createdAt: string }
>(
  `SELECT id, referrerCode, createdAt FROM WaitlistReferral
   WHERE entryId = :entryId AND status = 'waiting'`,
);
const referrers = preparedRead<{ code: string }, { email: string; networkKey: string | null }>(
  `SELECT email, networkKey FROM WaitlistEntry WHERE referralCode = :code
   UNION SELECT email, NULL FROM User WHERE referralCode = :code AND erasedAt IS NULL`,
);
const lookAlikes = preparedRead<{ id: string; lookAlike: string }, { email: string }>(
  `SELECT email FROM WaitlistEntry
   WHERE mailbox = :lookAlike AND id <> :id AND confirmedAt IS NOT NULL LIMIT 100`,
);
const near = preparedRead<
  { code: string; networkKey: string | null; from: string; to: string },
  { ofCode: number; ofNetwork: number }
>(
  `SELECT count(*) AS ofCode, coalesce(sum(e.networkKey = :networkKey), 0) AS ofNetwork
   FROM WaitlistReferral r JOIN WaitlistEntry e ON e.id = r.entryId
   WHERE r.referrerCode = :code AND r.createdAt BETWEEN :from AND :to`,
);

const spelling = (email: string): Spelling => {
  const mailbox = mailboxOf(email);
  return { mailbox, lookAlike: lookAlikeOf(mailbox) };
};

/**
 * The referral that waits for an entry to be confirmed, and what is known of it; `code` is the one
 * that the entry is to have. Null where nobody brought them.
 */
export function findReferralToSettle(
  { id, email, lookAlike, networkKey }: Entry,
  code: string,
): { id: string; facts: ReferralFacts } | null {
  const referral = waitingReferral().get({ entryId: id });
  if (!referral) return null;
  const from = referral.referrerCode;
  const at = Date.parse(referral.createdAt);
  const { ofCode = 0, ofNetwork = 0 } =
    near().get({
      code: from,
      networkKey,
      from: toDbInstant(new Date(at - BURST_MS)),
      to: toDbInstant(new Date(at + BURST_MS)),
    }) ?? {};
  const theirs = referrers().all({ code: from });
  const referred = spelling(email);
  return {
    id: referral.id,
    facts: {
      referred,
      others: [...theirs, ...lookAlikes().all({ id, lookAlike })].map((each) =>
        spelling(each.email),
      ),
      isDisposable: isDisposable(referred.mailbox),
      closesLoop: isBroughtBy({ from, code }),
      isSameNetwork: theirs.some((each) => networkKey !== null && each.networkKey === networkKey),
      nearOfCode: ofCode,
      nearOfNetwork: ofNetwork,
    },
  };
}
