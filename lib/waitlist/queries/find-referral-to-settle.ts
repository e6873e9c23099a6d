import { mailboxOf } from "../../kernel/mailbox.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import { isDisposable, lookAlikeOf } from "../address-lists.ts";
import { BURST_MS, type ReferralFacts, type Spelling } from "../referral-rules.ts";
import type { Entry } from "./find-entry.ts";
import { isBroughtBy } from "./is-brought-by.ts";

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
 * The referral that waits for an entry to be confirmed, and the facts about it; `code` is the one
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
