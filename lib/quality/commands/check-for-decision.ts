import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { fullName } from "../../kernel/person-name.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { NOBODY_KNOWN, QUALITY_REFUSALS } from "../copy.ts";

const NAMES = { firstName: true, lastName: true } as const;

const read = (tx: Transaction, id: string) =>
  tx.qualityCheck.findUnique({
    where: { id },
    select: {
      id: true,
      kind: true,
      state: true,
      propertyId: true,
      visitId: true,
      looperId: true,
      createdAt: true,
      dueAt: true,
      correctBy: true,
      decidedAt: true,
      decidedBy: { select: NAMES },
      property: {
        select: {
          status: true,
          title: true,
          sellerId: true,
          ambassadorId: true,
          seller: { select: { firstName: true, email: true, erasedAt: true } },
        },
      },
      visit: {
        select: {
          buyerId: true,
          hostId: true,
          commissions: { select: { id: true, reversal: { select: { id: true } } } },
        },
      },
      question: { select: { answer: true, answeredAt: true, settledAt: true, settlement: true } },
    },
  });

/** A check as what is decided about it reads it. */
export type CheckFile = NonNullable<Awaited<ReturnType<typeof read>>>;

/**
 * The check that somebody of the team decides about. Nobody decides about their own listing or visit.
 * @throws {DomainError} request.forbidden, quality.not-found
 */
export async function checkForDecision(
  tx: Transaction,
  checkId: string,
  actor: Actor,
): Promise<CheckFile> {
  authorize(actor, "quality.check");
  const check = isId(checkId) ? await read(tx, checkId) : null;
  if (!check) throw new DomainError("quality.not-found");
  const { looperId, property, visit } = check;
  const { sellerId, ambassadorId } = property;
  const people = [sellerId, ambassadorId, looperId, visit?.buyerId, visit?.hostId];
  if (people.includes(actor.userId)) throw new DomainError("request.forbidden");
  return check;
}

/** What somebody reads who comes second: who decided, and when. */
export const decidedBefore = ({
  decidedAt,
  decidedBy,
}: Pick<CheckFile, "decidedAt" | "decidedBy">) =>
  new DomainError("quality.decided", {
    checkId: QUALITY_REFUSALS.decided(
      decidedBy === null ? NOBODY_KNOWN : fullName(decidedBy),
      decidedAt ?? new Date(0),
    ),
  });

/** The line of a check's visit; null where it has none. */
export const lineOf = ({ visit }: CheckFile): { id: string; isReversed: boolean } | null => {
  const line = visit?.commissions[0];
  return line ? { id: line.id, isReversed: line.reversal !== null } : null;
};

/** Whether the team took the line of a visit back because its visitor denies that it took place. */
export const isTakenBack = ({ question }: CheckFile): boolean =>
  question?.settlement === "reversed";

/** Whether the visitor of a check denies that the visit took place, and the team has not dealt with it. */
export const isDenied = ({ question }: CheckFile): boolean =>
  question?.answer === "no" && question.settledAt === null;
