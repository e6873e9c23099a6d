import { pageOf, placeAfter } from "../../../kernel/keyset.ts";
import { fromDbInstant, type StoredInstant } from "../../../platform/db/instants.ts";
import { earliestFirst, latestFirst, rowsAfter } from "../../../platform/db/keyset.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { attachmentsOf } from "../../queries/message-attachments.ts";
import { type ConversationReportListView, MESSAGES_READ } from "../rules.ts";
import type { ConversationReportView, ReportedMessage } from "../views.ts";

const REPORTS_SHOWN = 10;

/** The reports of a list: those that wait, the oldest first; those that are closed, the newest first. */
function listOf(view: ConversationReportListView) {
  const list = reads()
    .selectFrom("ConversationReport as r")
    .innerJoin("Conversation as c", "c.id", "r.conversationId")
    .innerJoin("User as k", "k.id", "c.contactId")
    .innerJoin("User as o", "o.id", "c.ownerId")
    .leftJoin("Property as p", "p.id", "c.propertyId")
    .leftJoin("User as w", "w.id", "r.closedById")
    .select(["r.id", "r.conversationId", "r.reporterId", "r.reason", "r.text", "r.createdAt"])
    .select(["r.closedAt", "r.outcome", "c.contactId", "c.ownerId", "p.title as propertyTitle"])
    .select(["k.firstName as contactFirstName", "k.lastName as contactLastName"])
    .select(["o.firstName as ownerFirstName", "o.lastName as ownerLastName"])
    .select(["w.firstName as closerFirstName", "w.lastName as closerLastName"])
    .select((eb) => eb.lit(0).as("rank"));
  return view === "open"
    ? list
        .select((eb) => earliestFirst(eb.ref("r.createdAt")).as("at"))
        .where("r.closedAt", "is", null)
    : list
        .select((eb) => latestFirst(eb.ref("r.closedAt")).as("at"))
        .where("r.closedAt", "is not", null);
}

type ReportRow = Awaited<ReturnType<ReturnType<typeof listOf>["execute"]>>[number];

/** What was written in a conversation until it was reported. */
async function messagesUntil(
  { conversationId, reporterId }: ReportRow,
  createdAt: StoredInstant,
): Promise<ReportedMessage[]> {
  const rows = await reads()
    .selectFrom("Message")
    .select(["id", "authorId", "content", "createdAt"])
    .where("conversationId", "=", conversationId)
    .where("createdAt", "<=", createdAt)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(MESSAGES_READ)
    .execute();
  const attachments = await attachmentsOf(rows.map(({ id }) => id));
  return rows
    .map(({ id, authorId, content, createdAt: sentAt }) => ({
      id,
      isReporters: authorId === reporterId,
      content,
      sentAt: fromDbInstant(sentAt),
      attachments: attachments.get(id) ?? [],
    }))
    .reverse();
}

const fullName = (firstName: string | null, lastName: string | null) =>
  `${firstName ?? ""} ${lastName ?? ""}`.trim();

async function toView(row: ReportRow, readerId: string): Promise<ConversationReportView> {
  const contact = fullName(row.contactFirstName, row.contactLastName);
  const owner = fullName(row.ownerFirstName, row.ownerLastName);
  const isByContact = row.reporterId === row.contactId;
  const closedAt = fromDbInstant(row.closedAt);
  return {
    id: row.id,
    reason: row.reason,
    text: row.text,
    createdAt: fromDbInstant(row.createdAt),
    reporterName: isByContact ? contact : owner,
    reportedName: isByContact ? owner : contact,
    propertyTitle: row.propertyTitle,
    messages: await messagesUntil(row, row.createdAt),
    closing:
      closedAt === null || row.outcome === null
        ? null
        : {
            at: closedAt,
            outcome: row.outcome,
            name: fullName(row.closerFirstName, row.closerLastName),
          },
    isOwn: [row.contactId, row.ownerId].includes(readerId),
  };
}

/**
 * The reports of conversations, a page at a time.
 * @throws {DomainError} request.forbidden
 */
export async function listConversationReports(
  actor: Actor,
  { view, cursor }: { view: ConversationReportListView; cursor: string | null },
): Promise<{ reports: ConversationReportView[]; nextCursor: string | null }> {
  authorize(actor, "reports.handle");
  const rows = await rowsAfter(listOf(view), placeAfter(cursor), REPORTS_SHOWN + 1).execute();
  const { page, nextCursor } = pageOf(rows, REPORTS_SHOWN);
  const reports: ConversationReportView[] = [];
  for (const row of page) reports.push(await toView(row, actor.userId));
  return { reports, nextCursor };
}
