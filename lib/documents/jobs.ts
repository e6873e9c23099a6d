import { daily, type Job } from "../platform/jobs/job.ts";
import { purgeUnsentAttachments } from "./commands/purge-unsent-attachments.ts";
import { remindOfDocuments } from "./commands/remind-of-documents.ts";
import { sweepDocuments } from "./commands/sweep-documents.ts";

export const documentsJobs: readonly Job[] = [
  daily("midnight", "delete attachments that were sent with no message", purgeUnsentAttachments),
  daily("midnight", "remove the bytes of deleted documents", sweepDocuments),
  daily("morning", "remind of documents that end soon", remindOfDocuments),
];
