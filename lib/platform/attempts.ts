import { DomainError } from "../kernel/errors.ts";
import { mailboxOf } from "../kernel/mailbox.ts";
import { env } from "./env.ts";
import { once } from "./once.ts";
import { exemptsLoopback } from "./proxies.ts";
import { countRequest, type Limiter, siteLimiter } from "./rate-limit.ts";
import type { Origin } from "./request.ts";

const MINUTE = 60;

/** Minutes for which the link to a new password is good. */
export const RESET_MINUTES = 30;

/** How often something that guesses or that writes to others may be done, by what is counted together. */
const LIMITS = {
  /** Wrong passwords and codes of an account, from one device it knows or from all the others. */
  account: { points: 10, duration: 15 * MINUTE },
  /** Logins, registrations and forgotten passwords of one network. */
  network: { points: 20, duration: 5 * MINUTE },
  /**
   * Mails that a network, and all of them, can have sent to one address: one stranger neither fills
   * a mailbox nor keeps the person from their own mails. Ways to a new password count apart, for as
   * long as one is good: a person who gets none any more has one that works.
   */
  "confirmation-mail": { points: 5, duration: 60 * MINUTE },
  "confirmation-mail-everywhere": { points: 15, duration: 60 * MINUTE },
  "reset-mail": { points: 5, duration: RESET_MINUTES * MINUTE },
  "reset-mail-everywhere": { points: 15, duration: RESET_MINUTES * MINUTE },
  /** Messages of an account: more than anybody types, and too few to fill somebody's inbox. */
  message: { points: 30, duration: MINUTE },
  /** Documents that an account sends to attach them to messages: each is parsed, whatever it is. */
  attachment: { points: 60, duration: 60 * MINUTE },
  /** Reports of listings, of an account or of a network. */
  report: { points: 6, duration: 60 * MINUTE },
  /** Acknowledgements of reports to an address that the reporter typed. */
  "report-mail": { points: 3, duration: 60 * MINUTE },
  "report-mail-everywhere": { points: 6, duration: 60 * MINUTE },
  /** First messages without an account, of a network. */
  "first-message": { points: 10, duration: 60 * MINUTE },
  /** Listings begun without an account, of a network. */
  draft: { points: 20, duration: 60 * MINUTE },
  /** Estimates of a network: each reads files of the State and replays a commune's sales. */
  estimate: { points: 20, duration: 60 * MINUTE },
  /** Requests of a Looper's help, of a network. */
  "support-request": { points: 10, duration: 60 * MINUTE },
  /** Mails at once about such requests, to an address that was typed with them. */
  "support-mail": { points: 2, duration: 60 * MINUTE },
  "support-mail-everywhere": { points: 4, duration: 60 * MINUTE },
  /** Requests to the team, of an account or of a network. */
  "contact-request": { points: 6, duration: 60 * MINUTE },
  /** Answers of a person without an account in a thread with the team. */
  "contact-reply": { points: 20, duration: 60 * MINUTE },
  /** Confirmations of such requests to an address that the writer typed. */
  "contact-mail": { points: 3, duration: 60 * MINUTE },
  "contact-mail-everywhere": { points: 6, duration: 60 * MINUTE },
  /** Mails of first messages to an address that the writer typed. */
  "message-mail": { points: 3, duration: 60 * MINUTE },
  "message-mail-everywhere": { points: 6, duration: 60 * MINUTE },
  /** Codes that sign a mandate, to the address of its seller. */
  "signature-mail": { points: 6, duration: 60 * MINUTE },
  "signature-mail-everywhere": { points: 12, duration: 60 * MINUTE },
  /** Mails of the waitlist to an address that is on it: whoever puts it there again. */
  "waitlist-mail": { points: 1, duration: 24 * 60 * MINUTE },
  "waitlist-mail-everywhere": { points: 1, duration: 24 * 60 * MINUTE },
} as const;

type Limit = keyof typeof LIMITS;

/** Limits whose counts a right try clears. */
const CLEARED: readonly Limit[] = ["account"];

function limiter(limit: Limit): Limiter {
  const name = `tries.${limit}`;
  const canBeCleared = CLEARED.includes(limit);
  return once(name, () => siteLimiter({ name, ...LIMITS[limit] }, { canBeCleared }));
}

/** Counts one. @returns how many over the limit it is: 0 within it, 1 for the first one refused. */
async function take(limit: Limit, key: string): Promise<number> {
  return (await countRequest(limiter(limit), key)).over;
}

/** Whether limits count a request: this very machine is left out unless the configuration says so. */
export const isCounted = ({ loopback }: Pick<Origin, "loopback">): boolean =>
  !(loopback && exemptsLoopback(env()));

/**
 * Counts a try of a network.
 * @throws {DomainError} request.too-many
 */
export async function countNetworkTry(origin: Origin): Promise<void> {
  if (!isCounted(origin)) return;
  if ((await take("network", origin.network)) > 0) throw new DomainError("request.too-many");
}

/**
 * Counts a message that a person sends, wherever they are.
 * @throws {DomainError} request.too-many
 */
export async function countMessage(userId: string): Promise<void> {
  if ((await take("message", userId)) > 0) throw new DomainError("request.too-many");
}

/**
 * Counts a document that a person sends to attach it to a message.
 * @throws {DomainError} request.too-many
 */
export async function countAttachment(userId: string): Promise<void> {
  if ((await take("attachment", userId)) > 0) throw new DomainError("request.too-many");
}

/**
 * Counts a report of an account, or of a network.
 * @throws {DomainError} request.too-many
 */
export async function countReport(key: string): Promise<void> {
  if ((await take("report", key)) > 0) throw new DomainError("request.too-many");
}

/**
 * Counts a request to the team, of an account or of a network.
 * @throws {DomainError} request.too-many
 */
export async function countContactRequest(key: string): Promise<void> {
  if ((await take("contact-request", key)) > 0) throw new DomainError("request.too-many");
}

/**
 * Counts an answer in a thread with the team, by its link.
 * @throws {DomainError} request.too-many
 */
export async function countContactReply(requestId: string): Promise<void> {
  if ((await take("contact-reply", requestId)) > 0) throw new DomainError("request.too-many");
}

/**
 * Counts a first message of somebody without an account.
 * @throws {DomainError} request.too-many
 */
export async function countFirstMessage(origin: Origin): Promise<void> {
  if (!isCounted(origin)) return;
  if ((await take("first-message", origin.network)) > 0) throw new DomainError("request.too-many");
}

/**
 * Counts a listing that is begun without an account, of a network.
 * @throws {DomainError} request.too-many
 */
export async function countDraft(origin: Pick<Origin, "network" | "loopback">): Promise<void> {
  if (!isCounted(origin)) return;
  if ((await take("draft", origin.network)) > 0) throw new DomainError("request.too-many");
}

/**
 * Counts an estimate of a network.
 * @throws {DomainError} request.too-many
 */
export async function countEstimate(origin: Pick<Origin, "network" | "loopback">): Promise<void> {
  if (!isCounted(origin)) return;
  if ((await take("estimate", origin.network)) > 0) throw new DomainError("request.too-many");
}

/**
 * Counts a request of a Looper's help, of a network.
 * @throws {DomainError} request.too-many
 */
export async function countSupportRequest(
  origin: Pick<Origin, "network" | "loopback">,
): Promise<void> {
  if (!isCounted(origin)) return;
  if ((await take("support-request", origin.network)) > 0) {
    throw new DomainError("request.too-many");
  }
}

/**
 * The counter of an account's wrong passwords: where an address names the account, its mailbox (kernel/mailbox.ts),
 * so that all spellings of one share it. A device that signed in to it before has its own, so
 * that a stranger who fails from elsewhere can't lock the person out.
 */
export function accountCounter(account: string, knownDevice: string | null) {
  const key = `${account} ${knownDevice ?? "unknown"}`;
  return {
    /**
     * Counts a try before it is made: many at once would all be let through otherwise.
     * @param onFull called for the first one that is refused
     * @throws {DomainError} account.too-many-tries
     */
    count: async (onFull?: () => void) => {
      const over = await take("account", key);
      if (over === 0) return;
      if (over === 1) onFull?.();
      throw new DomainError("account.too-many-tries");
    },
    /** Forgets the tries, after a right one. */
    clear: async () => void (await limiter("account").delete(key)),
  };
}

type MailLimit =
  | "confirmation-mail"
  | "contact-mail"
  | "message-mail"
  | "report-mail"
  | "reset-mail"
  | "signature-mail"
  | "support-mail"
  | "waitlist-mail";

/** Whether one more mail that a stranger can ask for may go to an address, all spellings of its mailbox together. */
export async function mayMail(
  limit: MailLimit,
  email: string,
  { network }: Pick<Origin, "network">,
): Promise<boolean> {
  const mailbox = mailboxOf(email);
  const ofNetwork = await take(limit, `${mailbox} ${network}`);
  return ofNetwork === 0 && (await take(`${limit}-everywhere`, mailbox)) === 0;
}
