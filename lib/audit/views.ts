/** A line of the audit, as it is read. */
export interface AuditEntryView {
  seq: number;
  at: Date;
  sentence: string;
  /** Who did it: a name, "Vous", the command line… */
  actor: string;
  /** Whose account it is about, where the place of the line does not show that. */
  concerns: string | null;
  /** The browser it was done with, where it is known. */
  device: string | null;
}

/** Some lines of the audit, the newest first. */
export interface AuditPageView {
  entries: AuditEntryView[];
  /** What asks for those before them; null at the end. */
  nextCursor: string | null;
}
