import type { PropertyBrief } from "../../listings/brief.ts";
import type { HistoryItem } from "../../listings/states/history.ts";
import type { SellerPackage } from "../../mandates/rules.ts";

/** What the sale of a home came to, from the data stored about it. */
export interface FinalReport {
  property: PropertyBrief;
  soldAt: Date;
  publishedAt: Date;
  daysOnline: number;
  views: number;
  favorites: number;
  /** Who wrote, asked for a visit or made an offer: a person counts once a day, as in the statistics. */
  contacts: number;
  /** Visits that took place. */
  visits: number;
  /** Offers of buyers, counter-offers left out. */
  offers: number;
  /** What was asked first, and last. */
  firstPriceCents: number;
  lastPriceCents: number;
  /** What was agreed; null without a concluded sale. */
  agreedCents: number | null;
  package: SellerPackage;
  history: HistoryItem[];
}

/** A document of a home, to be downloaded. */
export type PropertyDocument =
  | { kind: "sale-record"; saleId: string; at: Date }
  | { kind: "mandate"; number: number; at: Date }
  | { kind: "amendment"; number: number; position: number; at: Date }
  /** A decision that all who sell signed. */
  | {
      kind: "acceptance" | "withdrawal" | "diffusion";
      signatureId: string;
      number: number;
      at: Date;
    }
  /** What proves the signatures of such a decision. */
  | { kind: "decision-evidence"; signatureId: string; number: number; at: Date }
  /** What proves the signature of a mandate, or of its amendment of that position. */
  | { kind: "evidence"; number: number; position: number | null; at: Date }
  | { kind: "invoice"; number: number; at: Date };

export interface PropertyDocuments {
  property: PropertyBrief;
  documents: PropertyDocument[];
}
