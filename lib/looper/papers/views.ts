import type { HandedInPaper } from "../../kernel/looper-papers.ts";
import type { CompanyAnswer } from "../../public-data/companies/rules.ts";
import type { PaperHistory, PaperReturnReason } from "./rules.ts";

/** A paper as it was handed in. */
export interface HandedInView {
  id: string;
  documentId: string;
  fileName: string;
  /** Of the RSAC. */
  number: string | null;
  /** Last civil day of validity; null for the RSAC. */
  endsOn: string | null;
  handedInAt: Date;
  outcome: "checked" | "returned" | "replaced" | null;
  /** When it was checked or sent back, and by whom: both null while it waits. */
  decidedAt: Date | null;
  decidedBy: string | null;
  returnReason: PaperReturnReason | null;
  /** What the directory of companies answers about the number; null for the other papers. */
  company: {
    answer: CompanyAnswer;
    name: string | null;
    /** Code and section of the NAF. */
    activity: string | null;
    at: Date;
  } | null;
}

/** One of a looper's four papers. */
export interface PaperFileView extends PaperHistory<HandedInView> {
  paper: HandedInPaper;
}
