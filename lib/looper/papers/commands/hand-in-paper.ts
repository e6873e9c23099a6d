import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { eraseDocumentsIn, removeBytes } from "../../../documents/commands/erase-documents.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { unlessTaken } from "../../../platform/db/conflicts.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { LOOPER_FIELDS } from "../../copy.ts";
import { DOCUMENT_OF, endFaults } from "../rules.ts";
import type { HandedInInput } from "../schemas.ts";
import { lookUpCompany } from "./look-up-company.ts";

type RsacInput = Extract<HandedInInput, { kind: "rsac" }>;

/** @throws {DomainError} document.not-found; looper.paper-unchanged for the document of a paper that was checked */
async function assertNewDocument(
  tx: Transaction,
  { kind, documentId }: HandedInInput,
  userId: string,
) {
  const own = { id: documentId, ownerId: userId, kind: DOCUMENT_OF[kind], deletedAt: null };
  const document = await tx.storedDocument.findFirst({
    where: own,
    select: { papers: { where: { outcome: "checked" }, select: { id: true } } },
  });
  if (!document) throw new DomainError("document.not-found");
  if (document.papers.length > 0) throw new DomainError("looper.paper-unchanged");
}

/** @throws {DomainError} looper.rsac-taken where somebody else has the number, or handed it in */
async function assertOwnNumber(tx: Transaction, number: string, userId: string) {
  const others = { not: userId };
  const taken =
    (await tx.ambassadorProfile.count({ where: { rsacNumber: number, userId: others } })) +
    (await tx.looperPaper.count({ where: { number, endedAt: null, looperId: others } }));
  if (taken > 0) throw new DomainError("looper.rsac-taken");
}

/** What a number says, with the answer of the directory of companies. @throws {DomainError} looper.company-ceased */
async function agentOf({ number }: RsacInput, actor: Actor, now: Date) {
  const company = await lookUpCompany(number, actor, now);
  if (company.companyAnswer === "ceased") {
    throw new DomainError("looper.company-ceased", { number: LOOPER_FIELDS.companyCeased });
  }
  return { number, ...company };
}

/** @throws {DomainError} request.invalid with the field */
function endOf({ kind, endsOn }: Exclude<HandedInInput, RsacInput>, now: Date) {
  const faults = endFaults(kind, endsOn, now);
  if (Object.keys(faults).length > 0) throw new DomainError("request.invalid", faults);
  return { endsOn };
}

/** Deletes the documents of papers that were sent back or replaced, and that no other paper is. @returns their bytes */
async function dropFormerDocuments(
  tx: Transaction,
  { kind, documentId }: HandedInInput,
  userId: string,
  now: Date,
): Promise<string[]> {
  const former = { ownerId: userId, kind: DOCUMENT_OF[kind], id: { not: documentId } };
  const unused = { none: { OR: [{ outcome: null }, { outcome: "checked" as const }] } };
  return eraseDocumentsIn(tx, { ...former, papers: unused }, now);
}

/**
 * Hands in one of a looper's four papers: a PDF that was stored before, and what it says. It waits to be checked; until
 * then the one that was checked counts, to its last day (decision 0028). One that waited already is replaced. A change
 * of what was checked takes a newer document.
 * @returns the id of the paper
 * @throws {DomainError} request.forbidden; request.invalid with the fields; document.not-found for one that is not the
 * person's own, or of another kind; looper.paper-unchanged; looper.company-ceased; looper.rsac-taken, also at the same
 * moment
 */
export async function handInPaper(
  input: HandedInInput,
  actor: Actor,
  now = new Date(),
): Promise<{ paperId: string }> {
  authorize(actor, "looping.file");
  const { userId } = actor;
  const { kind, documentId } = input;
  const says = input.kind === "rsac" ? await agentOf(input, actor, now) : endOf(input, now);
  const { paperId, dropped } = await unlessTaken("looper.rsac-taken", async (tx) => {
    await assertNewDocument(tx, input, userId);
    if (input.kind === "rsac") await assertOwnNumber(tx, input.number, userId);
    await tx.looperPaper.updateMany({
      where: { looperId: userId, kind, endedAt: null },
      data: { outcome: "replaced", endedAt: now },
    });
    const id = newId();
    await tx.looperPaper.create({
      data: { id, looperId: userId, kind, documentId, ...says, handedInAt: now },
    });
    const bytes = await dropFormerDocuments(tx, input, userId, now);
    await recordAudit(
      tx,
      {
        action: "looper.paper-handed-in",
        subject: { type: "user", id: userId },
        actor,
        concernsId: userId,
        detail: { paper: kind },
      },
      now,
    );
    return { paperId: id, dropped: bytes };
  });
  await removeBytes(dropped);
  return { paperId };
}
