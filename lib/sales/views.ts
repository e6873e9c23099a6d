import type { InvoiceView } from "../invoices/views.ts";
import type { PropertyBrief } from "../listings/brief.ts";
import type {
  DayBounds,
  RecordedStep,
  SaleAction,
  SaleDays,
  SaleEndReason,
  SaleEventKind,
  SaleParty,
  SaleStatus,
} from "./rules.ts";
import type { SaleStepView } from "./timeline.ts";

/** Who takes part in a sale, as the others see them. */
export interface SalePerson {
  name: string;
  email: string;
  phone: string;
}

/** Something that happened in a sale, the earliest first. */
export interface SaleEventView {
  kind: SaleEventKind;
  at: Date;
  /** From which side it was done; null for what nobody signed in did. */
  by: SaleParty | null;
  /** The civil day that it concerns. */
  day: string | null;
}

/** A sale, as one of those who take part in it sees it. */
export interface SaleView {
  /** INSEE code of the home's commune: its name alone may be several communes'. */
  communeCode: string;
  id: string;
  offerId: string;
  /** From which side the reader looks at it. */
  party: SaleParty;
  property: PropertyBrief;
  buyer: SalePerson;
  seller: SalePerson;
  /** The looper who took care of the home at the acceptance. */
  ambassador: SalePerson | null;
  /** What was agreed. */
  priceCents: number;
  feeCents: number;
  /** What the seller has once the fee is paid. */
  netCents: number;
  /** Whether no mandate fixes the fee. */
  estimated: boolean;
  financing: { type: "cash" | "loan" | "mixed"; approved: boolean };
  conditions: string | null;
  status: SaleStatus;
  endReason: SaleEndReason | null;
  openedAt: Date;
  endedAt: Date | null;
  days: SaleDays;
  steps: SaleStepView[];
  /** What the reader can do now. */
  actions: SaleAction[];
  /** The days on which each of the reader's records can be. */
  bounds: Partial<Record<RecordedStep, DayBounds>>;
  /** Whether a compromis says until when a loan must be obtained. */
  needsLoan: boolean;
  /** The reasons for which the reader can end it now. */
  endReasons: SaleEndReason[];
  events: SaleEventView[];
  /** Of a sale concluded under a mandate, for its seller and the team: null to the others. */
  invoice: InvoiceView | null;
  /** Whether the reader records payments of it. */
  recordsPayments: boolean;
  /** Whether GET /api/sales/{id}/record.pdf has its record. */
  hasRecord: boolean;
}

/** A sale in a list: what it waits for, and from whom. */
export interface SaleLine {
  id: string;
  property: PropertyBrief;
  party: SaleParty;
  buyerName: string;
  sellerName: string;
  priceCents: number;
  status: SaleStatus;
  openedAt: Date;
  /** The steps that wait for somebody, those of the reader first. */
  current: SaleStepView[];
  /** Whether one of them waits for the reader. */
  isMine: boolean;
}
