import type { AttachmentView } from "../views.ts";
import type {
  ConversationOutcome,
  ConversationReason,
  ConversationReportListView,
} from "./rules.ts";

/** A message as the team reads it. */
export interface ReportedMessage {
  id: string;
  /** Whether the person who reported wrote it. */
  isReporters: boolean;
  content: string;
  sentAt: Date;
  attachments: AttachmentView[];
}

/** A report of a conversation as the team reads it. */
export interface ConversationReportView {
  id: string;
  reason: ConversationReason;
  text: string;
  createdAt: Date;
  reporterName: string;
  reportedName: string;
  propertyTitle: string | null;
  /** The last messages until it was reported, the oldest first. */
  messages: ReportedMessage[];
  closing: { at: Date; outcome: ConversationOutcome; name: string } | null;
  /** Whether the reader takes part, who then decides nothing. */
  isOwn: boolean;
}

export type ConversationReportCounts = Record<ConversationReportListView, number>;
