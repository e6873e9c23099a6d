import { mailboxOf } from "../../kernel/mailbox.ts";
import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { isDisposable, lookAlikeOf } from "../address-lists.ts";
import { BURST_MS, type ReferralFacts, type Spelling } from "../referral-rules.ts";
import type { Entry } from "./find-entry.ts";
import { isBroughtBy } from "./is-brought-by.ts";

const waitingReferral = (entryId: string) =>
  reads()
    .selectFrom("WaitlistReferral")
    .select(["id", "referrerCode", "createdAt"])
    .where("entryId", "=", entryId)
    .where("status", "=", literal("waiting"))
    .executeTakeFirst();

/** Who has a code: on the list, and as an account. */
async function referrersOf(code: string): Promise<{ email: string; networkKey: string | null }[]> {
  const listed = await reads()
    .selectFrom("WaitlistEntry")
    .select(["email", "networkKey"])
    .where("referralCode", "=", code)
    .execute();
  const accounts = await reads()
    .selectFrom("User")
    .select("email")
    .where("referralCode", "=", code)
    .where("erasedAt", "is", null)
    .execute();
  return [...listed, ...accounts.map(({ email }) => ({ email, networkKey: null }))];
}

const MOST_ALIKE = 100;

/** Confirmed addresses that look like another's. */
const alike = ({ id, lookAlike }: Pick<Entry, "id" | "lookAlike">) =>
  reads()
    .selectFrom("WaitlistEntry")
    .select("email")
    .where("mailbox", "=", lookAlike)
    .where("id", "<>", id)
    .where("confirmedAt", "is not", null)
    .limit(MOST_ALIKE)
    .execute();

/** How many a code brought around an instant, and how many of them from one network. */
async function countNear(code: string, instant: Date, networkKey: string | null) {
  const at = instant.getTime();
  const rows = await reads()
    .selectFrom("WaitlistReferral as r")
    .innerJoin("WaitlistEntry as e", "e.id", "r.entryId")
    .select("e.networkKey")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("r.referrerCode", "=", code)
    .where("r.createdAt", ">=", toDbInstant(new Date(at - BURST_MS)))
    .where("r.createdAt", "<=", toDbInstant(new Date(at + BURST_MS)))
    .groupBy("e.networkKey")
    .execute();
  const sum = (networks: typeof rows) => networks.reduce((total, { count }) => total + count, 0);
  return {
    ofCode: sum(rows),
    ofNetwork: networkKey === null ? 0 : sum(rows.filter((each) => each.networkKey === networkKey)),
  };
}

const spelling = (email: string): Spelling => {
  const mailbox = mailboxOf(email);
  return { mailbox, lookAlike: lookAlikeOf(mailbox) };
};

/**
 * The referral that waits for an entry to be confirmed, and the facts about it; `code` is the one
 * that the entry is to have. Null where nobody brought them.
 */
export async function findReferralToSettle(
  { id, email, lookAlike, networkKey }: Entry,
  code: string,
): Promise<{ id: string; facts: ReferralFacts } | null> {
  const referral = await waitingReferral(id);
  if (!referral) return null;
  const from = referral.referrerCode;
  const near = await countNear(from, fromDbInstant(referral.createdAt), networkKey);
  const referrers = await referrersOf(from);
  const referred = spelling(email);
  return {
    id: referral.id,
    facts: {
      referred,
      others: [...referrers, ...(await alike({ id, lookAlike }))].map((each) =>
        spelling(each.email),
      ),
      isDisposable: isDisposable(referred.mailbox),
      closesLoop: await isBroughtBy({ from, code }),
      isSameNetwork: referrers.some(
        (each) => networkKey !== null && each.networkKey === networkKey,
      ),
      nearOfCode: near.ofCode,
      nearOfNetwork: near.ofNetwork,
    },
  };
}
