import { beforeEach, expect, test, vi } from "vitest";
import { decideLooperRequest } from "../../accounts/role-grants/commands/decide-looper-request.ts";
import {
  reinstateLooper,
  suspendLooper,
} from "../../accounts/role-grants/commands/suspend-looper.ts";
import { closeRequest } from "../../contact/commands/close-request.ts";
import { newId } from "../../kernel/ids.ts";
import { civilDay, DAY_MS, HOUR_MS } from "../../kernel/time.ts";
import { freed } from "../../leads/rules.ts";
import { handInTraining } from "../../looper/continuing-training/commands/hand-in-training.ts";
import { returnTraining } from "../../looper/continuing-training/commands/return-training.ts";
import { checkPaper } from "../../looper/papers/commands/check-paper.ts";
import { closeConversationReport } from "../../messages/reports/commands/close-conversation-report.ts";
import { reportConversation } from "../../messages/reports/commands/report-conversation.ts";
import { setAccount } from "../../payouts/accounts/commands/set-account.ts";
import { approveBatch } from "../../payouts/batches/commands/approve-batch.ts";
import { prepareBatch } from "../../payouts/batches/commands/prepare-batch.ts";
import { contestLine } from "../../payouts/statements/commands/contest-line.ts";
import { decideContest } from "../../payouts/statements/commands/decide-contest.ts";
import { issueSilentStatements } from "../../payouts/statements/commands/issue-silent-statements.ts";
import { sendStatements } from "../../payouts/statements/commands/send-statements.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { answerQuestion } from "../../quality/commands/answer-question.ts";
import { decideCase } from "../../quality/commands/decide-case.ts";
import { decideCheck } from "../../quality/commands/decide-check.ts";
import { drawWeeklySample } from "../../quality/commands/draw-weekly-sample.ts";
import { settleDenial } from "../../quality/commands/settle-denial.ts";
import { closeReport } from "../../reports/commands/close-report.ts";
import { reportListing } from "../../reports/commands/report-listing.ts";
import { recordStep } from "../../sales/commands/record-sale-step.ts";
import { TASK_KINDS, type TaskKind } from "../../tasks/rules.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { giveGrantNeeds } from "../../testing/agency-contracts.ts";
import { communeRow, propertyRow } from "../../testing/builders.ts";
import { createConversation } from "../../testing/conversations.ts";
import { writeLine } from "../../testing/ledger.ts";
import { handIn } from "../../testing/looper-papers.ts";
import { lockCode, planVisit } from "../../testing/looper-stage.ts";
import { createPerson, PERSONAS, writePapers } from "../../testing/people.ts";
import { conclusion, writePaidVisit } from "../../testing/quality.ts";
import { writeHandedIn } from "../../testing/revisions.ts";
import { writeOpenSale } from "../../testing/sales.ts";
import { declared, trainedLooper, writeProof } from "../../testing/trainings.ts";
import { visitedHome } from "../../testing/visits.ts";
import { entryRow } from "../../testing/waitlist.ts";
import { decideReferral } from "../../waitlist/administration/commands/decide-referral.ts";
import { handOverLead } from "../leads/commands/hand-over-lead.ts";
import { followLooperVisits } from "../looper-visits/commands/follow-looper-visits.ts";
import { settleDeadMail } from "../mails/commands/settle-dead-mail.ts";
import { claimRevision } from "../review/commands/claim-revision.ts";
import { returnRevision } from "../review/commands/return-revision.ts";
import { unlockVisit } from "../visits/commands/unlock-visit.ts";
import { claimTask } from "./commands/claim-task.ts";
import { findTask } from "./queries/list-tasks.ts";

const NOW = new Date("2026-11-23T10:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const soon = new Date(NOW.getTime() + HOUR_MS);

// Read once a process: the account that pays.
vi.stubEnv("PUBLISHER_IBAN", "FR1420041010050500013M02606");

const database = adoptedDatabase("test");
let manager: Actor;

const write = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  database.writer.$transaction(work);
const grantOf = ({ userId }: Actor) =>
  write((tx) => tx.roleGrant.findFirstOrThrow({ where: { userId } })).then(({ id }) => id);
const withCommune = () =>
  write((tx) => {
    const commune = communeRow();
    return tx.commune.upsert({ where: { code: commune.code }, create: commune, update: {} });
  });

beforeEach(async () => {
  manager = await createPerson(database, PERSONAS["trust manager"]);
});

/** What waits, and what settles it. */
interface Settling {
  subjectId: string;
  settle: () => Promise<unknown>;
}

async function lead(ambassadorId: string | null): Promise<Settling> {
  const to = await createPerson(database, PERSONAS.ambassador);
  await writePapers(database, to);
  await withCommune();
  const subjectId = newId();
  const of = { kind: "seller", communeCode: communeRow().code, consentAt: ago(20) } as const;
  await write((tx) =>
    tx.lead.create({
      data: {
        ...{ id: subjectId, ...of, ambassadorId, contactName: "Anne", factAt: ago(20) },
        ...(ambassadorId === null ? freed(ago(1), null) : {}),
        ...{ createdAt: ago(20), updatedAt: ago(20) },
      },
    }),
  );
  const reason = ambassadorId === null ? "first" : "silent";
  const move = { leadId: subjectId, fromId: ambassadorId, seen: "offered", reason } as const;
  return {
    subjectId,
    settle: () => handOverLead({ ...move, toId: to.userId } as never, manager, NOW),
  };
}

/** A listing in a week's sample. @returns its check */
async function drawnListing(drawnAt = NOW): Promise<string> {
  const { propertyId } = await visitedHome(database);
  await drawWeeklySample(drawnAt);
  const check = { where: { propertyId } };
  return (await database.reader.qualityCheck.findFirstOrThrow(check)).id;
}

/** Each kind: one that is missing here does not compile, and one whose command notes no decision fails. */
const SETTLINGS: Record<TaskKind, () => Promise<Settling>> = {
  "looper-request": async () => {
    const person = await createPerson(database, PERSONAS["pending ambassador"]);
    const grantId = await grantOf(person);
    const decision = { grantId, decision: "refuse", reason: "rsac-not-found" } as const;
    return {
      subjectId: grantId,
      settle: () => decideLooperRequest(decision, manager, NOW),
    };
  },
  "looper-change": async () => {
    const looper = await createPerson(database, PERSONAS.ambassador);
    await writePapers(database, looper);
    const first = await handIn(database, looper, "insurance", ago(2), { endsOn: "2028-12-10" });
    const second = await handIn(database, looper, "attestation", ago(2), { endsOn: "2028-12-10" });
    return {
      subjectId: await grantOf(looper),
      settle: async () => {
        await checkPaper({ paperId: first.paperId }, manager, NOW);
        expect(decisions()).toEqual([]);
        await checkPaper({ paperId: second.paperId }, manager, NOW);
      },
    };
  },
  "looper-return": async () => {
    const looper = await createPerson(database, [["ambassador", "suspended"]]);
    await writePapers(database, looper);
    await giveGrantNeeds(database, looper);
    const grantId = await grantOf(looper);
    return { subjectId: grantId, settle: () => reinstateLooper({ grantId }, manager, NOW) };
  },
  "continuing-training": async () => {
    const looper = await trainedLooper(database, ago(250));
    const proof = declared(await writeProof(database, looper), { heldOn: civilDay(ago(9)) });
    const { trainingId } = await handInTraining(proof, looper, ago(1));
    const returned = { trainingId, reason: "unreadable" } as const;
    return { subjectId: trainingId, settle: () => returnTraining(returned, manager, NOW) };
  },
  "looper-visits": async () => {
    const home = await visitedHome(database);
    const startsAt = new Date(NOW.getTime() + 30 * HOUR_MS);
    await planVisit(database, home, startsAt, NOW, { by: home.buyer });
    const grantId = await write((tx) =>
      tx.roleGrant.findFirstOrThrow({ where: { userId: home.looper.userId, role: "ambassador" } }),
    ).then(({ id }) => id);
    await suspendLooper({ grantId, reason: "visits-not-held" }, manager, NOW);
    const seen = { grantId, seenAt: soon.toISOString() };
    return { subjectId: grantId, settle: () => followLooperVisits(seen, manager, soon) };
  },
  "listing-review": async () => {
    await withCommune();
    const seller = await createPerson(database, PERSONAS.seller);
    const { revisionId } = await write((tx) =>
      writeHandedIn(tx, { sellerId: seller.userId, now: NOW }),
    );
    const reasons = [{ field: "title", reason: "inexact", note: "" }];
    return {
      subjectId: revisionId,
      settle: async () => {
        await claimRevision({ revisionId }, manager, NOW);
        await returnRevision({ revisionId, version: 1, reasons } as never, manager, NOW);
      },
    };
  },
  "listing-report": async () => {
    await withCommune();
    const seller = await createPerson(database, PERSONAS.seller);
    const reporter = await createPerson(database, PERSONAS.buyer);
    const property = propertyRow({ sellerId: seller.userId });
    await write((tx) => tx.property.create({ data: property }));
    await reportListing({ listingId: property.id, reason: "fraud", text: "" }, reporter, ago(1));
    const { id } = await write((tx) => tx.listingReport.findFirstOrThrow());
    const closing = { reportId: id, outcome: "unfounded" } as const;
    return { subjectId: id, settle: () => closeReport(closing, manager, NOW) };
  },
  "conversation-report": async () => {
    const [contact, owner] = [
      await createPerson(database, PERSONAS.buyer),
      await createPerson(database, PERSONAS.seller),
    ];
    const conversationId = await createConversation(
      database,
      { contactId: contact.userId, ownerId: owner.userId },
      [{ by: "owner", content: "Bonjour", at: ago(2) }],
    );
    const report = { conversationId, reason: "fraud", text: "" } as const;
    await reportConversation(report, contact, ago(1));
    const { id } = await write((tx) => tx.conversationReport.findFirstOrThrow());
    const closing = { reportId: id, outcome: "unfounded" } as const;
    return { subjectId: id, settle: () => closeConversationReport(closing, manager, NOW) };
  },
  "sale-step": async () => {
    await withCommune();
    const people = await Promise.all(
      (["seller", "buyer", "ambassador", "buyer"] as const).map((role) =>
        createPerson(database, PERSONAS[role]),
      ),
    );
    const [sellerId = "", buyerId = "", ambassadorId = "", rivalId = ""] = people.map(
      ({ userId }) => userId,
    );
    const between = { sellerId, buyerId, ambassadorId, rivalId };
    const { saleId } = await write((tx) => writeOpenSale(tx, between, "cash", ago(2)));
    const step = { saleId, step: "plan-compromis", day: "2026-12-01" } as const;
    return { subjectId: saleId, settle: () => recordStep(step as never, manager, NOW) };
  },
  "lead-free": () => lead(null),
  "lead-stale": async () => lead((await createPerson(database, PERSONAS.ambassador)).userId),
  "referral-held": async () => {
    const entry = entryRow({ createdAt: ago(9), confirmedAt: ago(8) });
    const referralId = newId();
    await write(async (tx) => {
      await tx.waitlistEntry.create({ data: entry });
      await tx.waitlistReferral.create({
        data: {
          ...{ id: referralId, entryId: entry.id, referrerCode: "CLRM7K", status: "held" },
          ...{ reasons: ["same-network"], createdAt: ago(9), settledAt: ago(8) },
        },
      });
    });
    const decision = { referralId, decision: "refuse" } as const;
    return { subjectId: referralId, settle: () => decideReferral(decision, manager, NOW) };
  },
  "quality-check": async () => {
    const checkId = await drawnListing();
    return {
      subjectId: checkId,
      settle: () => decideCheck(conclusion(checkId, "listing", "conforming"), manager, NOW),
    };
  },
  "quality-correction": async () => {
    const checkId = await drawnListing(ago(9));
    await write((tx) =>
      tx.qualityCheck.update({
        where: { id: checkId },
        data: {
          ...{ state: "correcting", outcome: "to_correct", correctBy: ago(1) },
          ...{ decidedAt: ago(9), decidedById: manager.userId },
        },
      }),
    );
    return {
      subjectId: checkId,
      settle: () =>
        decideCheck(
          conclusion(checkId, "listing", "conforming", { seen: "correcting" }),
          manager,
          NOW,
        ),
    };
  },
  "visit-denied": async () => {
    const home = await visitedHome(database);
    const visit = { propertyId: home.propertyId, looperId: home.looper.userId };
    const { visitId } = await writePaidVisit(database, {
      ...{ ...visit, buyerId: home.buyer.userId, startsAt: ago(4) },
    });
    await drawWeeklySample(NOW);
    const { id: checkId } = await database.reader.qualityCheck.findFirstOrThrow({
      where: { visitId },
    });
    await answerQuestion({ visitId, answer: "no", comment: null }, home.buyer, NOW);
    const settled = { checkId, settlement: "upheld", note: "Une offre a suivi." } as const;
    return { subjectId: checkId, settle: () => settleDenial(settled, manager, NOW) };
  },
  "looper-quality": async () => {
    const looper = await createPerson(database, PERSONAS.ambassador);
    const caseId = newId();
    const { userId: looperId } = looper;
    const share = { conforming: 7, checked: 10 };
    await write((tx) =>
      tx.looperQualityCase.create({ data: { id: caseId, looperId, openedAt: ago(1), ...share } }),
    );
    const decision = { caseId, decision: "continued", note: "Formation prévue." } as const;
    return {
      subjectId: caseId,
      settle: () => decideCase({ ...decision, suspension: undefined }, manager, NOW),
    };
  },
  "visit-locked": async () => {
    const home = await visitedHome(database);
    const subjectId = await planVisit(database, home, NOW, ago(1));
    await lockCode(subjectId, home.looper, NOW);
    return {
      subjectId,
      settle: () => unlockVisit({ visitId: subjectId, note: "Vu au téléphone" }, manager, NOW),
    };
  },
  contact: async () => {
    const requestId = newId();
    await write(async (tx) => {
      await tx.contactRequest.create({
        data: {
          ...{ id: requestId, topic: "other", name: "Anne", email: "anne@example.org" },
          ...{ emailNormalized: "anne@example.org", createdAt: ago(3), lastMessageAt: ago(3) },
          ...{ waitingSince: ago(3), dueAt: ago(2) },
        },
      });
      await tx.contactMessage.create({
        data: {
          ...{ id: `${requestId.slice(0, 11)}m`, requestId, position: 1, side: "person" },
          ...{ content: "Bonjour", createdAt: ago(3) },
        },
      });
    });
    const seen = `${requestId.slice(0, 11)}m`;
    const end = { requestId, seen, reason: "no_answer_needed" } as const;
    return { subjectId: requestId, settle: () => closeRequest(end, manager, NOW) };
  },
  "commission-contest": async () => {
    const looper = await createPerson(database, PERSONAS.ambassador);
    const entryId = await writeLine(database, looper.userId, ago(40));
    await sendStatements(ago(2));
    const { statementId } = await database.reader.statementLine.findUniqueOrThrow({
      where: { entryId },
    });
    const contested = { statementId, entryId, reason: "other", text: "À revoir." } as const;
    await contestLine(contested, looper, ago(1));
    const { id } = await database.reader.lineContest.findUniqueOrThrow({ where: { entryId } });
    const decision = { contestId: id, outcome: "upheld", reply: "Vérifiée." } as const;
    return { subjectId: id, settle: () => decideContest(decision, manager, NOW) };
  },
  "payout-batch": async () => {
    const looper = await createPerson(database, PERSONAS.ambassador);
    const other = await createPerson(database, PERSONAS["trust manager"]);
    await writeLine(database, looper.userId, ago(60), { amountCents: 1_500_00 });
    await sendStatements(ago(20));
    await issueSilentStatements(ago(10));
    await setAccount({ iban: "FR7630006000011234567890189", holder: "Nora Béchu" }, looper, ago(9));
    const executeOn = civilDay(ago(1));
    const { batchId } = await prepareBatch(
      { looperIds: [looper.userId], executeOn },
      other,
      ago(1),
    );
    return { subjectId: batchId, settle: () => approveBatch({ batchId }, manager, NOW) };
  },
  "mail-dead": async () => {
    const mailId = newId();
    await write((tx) =>
      tx.outboxMail.create({
        data: {
          ...{ id: mailId, kind: "role-decided", toAddress: "a@example.org", subject: "x" },
          ...{ data: "", messageId: `<${mailId}@example.org>`, state: "dead" },
          ...{ nextAttemptAt: ago(1), createdAt: ago(3) },
        },
      }),
    );
    return {
      subjectId: mailId,
      settle: async () => {
        const resent = settleDeadMail({ mailId, move: "resend" }, manager, NOW);
        await expect(resent).rejects.toThrow("mail.too-old");
        await settleDeadMail({ mailId, move: "drop" }, manager, NOW);
      },
    };
  },
};

const decisions = () => database.raw.prepare("SELECT * FROM TaskDecision").all();

test.each(TASK_KINDS)(
  "a decision is noted of %s, with who took it, and its claim ends",
  async (kind) => {
    const { subjectId, settle } = await SETTLINGS[kind]();
    const task = await findTask(manager, { kinds: [kind], subjectId }, NOW);
    expect(task).toMatchObject({ kind, id: subjectId });
    if (kind !== "listing-review") await claimTask({ kind, subjectId }, manager, NOW);
    await settle();
    const [decision, ...others] = await write((tx) => tx.taskDecision.findMany());
    expect(others).toEqual([]);
    expect(decision).toMatchObject({ kind, subjectId, decidedById: manager.userId });
    expect(decision).toMatchObject({ since: task?.since, dueAt: task?.dueAt });
    expect(await write((tx) => tx.taskClaim.count())).toBe(0);
    expect(await findTask(manager, { kinds: [kind], subjectId }, soon)).toBeNull();
  },
);
