import { DomainError } from "../../kernel/errors.ts";
import type { RevisionContent } from "../content.ts";
import { ISSUE_COPY } from "../copy.ts";
import { publicationIssues } from "../publication.ts";

/** @throws {DomainError} revision.incomplete, which names each field that a publication needs */
export function checkComplete(content: RevisionContent, now: Date): void {
  const issues = publicationIssues(content, now);
  if (issues.length === 0) return;
  const fields = Object.fromEntries(
    issues.map((issue) => [issue.field, ISSUE_COPY.sentence(issue)]),
  );
  throw new DomainError("revision.incomplete", fields);
}
