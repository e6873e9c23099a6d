import type { HomeClock } from "../kernel/place.ts";
import type { PhotoView } from "../listings/views.ts";
import type { QualityKind } from "./draw.ts";
import type {
  Answers,
  CaseOutcome,
  DenialOutcome,
  LooperShare,
  Measure,
  QualityOutcome,
  QualityState,
  VisitAnswer,
} from "./rules.ts";
import type { QualityReason } from "./suspicions.ts";

/** What the team has somebody correct. */
export interface CorrectionView {
  /** The check's. */
  id: string;
  /** What is not in order, each in a sentence. */
  points: string[];
  /** What the team adds. */
  note: string;
  /** The last civil day (Europe/Paris) to correct it, and whether it is over: the team looks again then. */
  correctOn: string;
  isOver: boolean;
}

/** A check in the list of its week. */
export interface CheckLine {
  id: string;
  kind: QualityKind;
  state: QualityState;
  outcome: QualityOutcome | null;
  title: string;
  city: string;
  /** When its visit took place; null for a listing. */
  startsAt: Date | null;
  clock: HomeClock;
  looperName: string | null;
  reasons: QualityReason[];
  dueAt: Date;
  isLate: boolean;
  /** As `CorrectionView.correctOn`, where it was to be corrected. */
  correctOn: string | null;
  /** Whether its visitor says that it did not take place, and the team has not dealt with it. */
  isDenied: boolean;
}

/** How far a week's sample is, by kind. */
export interface SampleProgress {
  candidates: number;
  checks: number;
  decided: number;
  /** Of those decided, by what was concluded. */
  byOutcome: Record<QualityOutcome, number>;
}

/** A week's sample. */
export interface SampleView {
  week: string;
  drawnAt: Date;
  seed: number;
  dueAt: Date | null;
  progress: Record<QualityKind, SampleProgress>;
  lines: CheckLine[];
  next: string | null;
}

/** A week in the list of those before. */
export interface WeekLine {
  week: string;
  checks: number;
  decided: number;
}

/** How much of a looper's work is in order. */
export interface ShareLine extends LooperShare {
  looperId: string;
  name: string;
  /** Their case, where one waits for the team. */
  caseId: string | null;
}

/** A decision about a check. */
export interface CheckDecisionView {
  round: number;
  outcome: QualityOutcome;
  note: string;
  answers: Answers;
  at: Date;
  by: string;
  measures: Measure[];
}

/** What a visitor was asked, and says. */
export interface QuestionView {
  sentAt: Date;
  answer: VisitAnswer | null;
  answeredAt: Date | null;
  comment: string | null;
}

/** A check as the team decides about it. */
export interface CheckView {
  id: string;
  kind: QualityKind;
  week: string;
  state: QualityState;
  outcome: QualityOutcome | null;
  reasons: QualityReason[];
  dueAt: Date;
  /** As `CorrectionView.correctOn`, where it was to be corrected. */
  correctOn: string | null;
  isOwn: boolean;
  outcomes: QualityOutcome[];
  measures: Measure[];
  decisions: CheckDecisionView[];
  looper: { id: string; name: string; grantId: string | null } | null;
  listing: {
    id: string;
    title: string;
    city: string;
    isPublic: boolean;
    sellerName: string;
    priceCents: number;
    surfaceDm2: number;
    energyClass: string | null;
    ghgClass: string | null;
    photos: PhotoView[];
    description: string;
    clock: HomeClock;
  };
  visit: {
    id: string;
    startsAt: Date;
    endsAt: Date;
    completedAt: Date | null;
    visitorName: string;
    hostName: string;
    rating: number | null;
    opinion: string | null;
    line: { id: string; amountCents: number; isReversed: boolean; isContested: boolean } | null;
    /** Null where its visitor was not asked: their account is closed. */
    question:
      | (QuestionView & {
          settlement: { outcome: DenialOutcome; note: string; at: Date; by: string } | null;
        })
      | null;
  } | null;
}

/** A looper too little of whose work is in order, as the team decides about them. */
export interface CaseView extends LooperShare {
  id: string;
  looperId: string;
  looperName: string;
  grantId: string | null;
  canSuspend: boolean;
  isOwn: boolean;
  openedAt: Date;
  /** What it is now; null without a check in these days. */
  share: LooperShare | null;
  decided: { outcome: CaseOutcome; note: string; at: Date; by: string } | null;
  /** What was decided about in these days, the last first. */
  checks: {
    id: string;
    kind: QualityKind;
    title: string;
    outcome: QualityOutcome;
    decidedAt: Date;
  }[];
}

/** What a visitor reads about the question of a visit of theirs. */
export interface OwnQuestionView extends QuestionView {
  /** Whether it can be answered, or the answer changed; until when, once there is one. */
  canAnswer: boolean;
  changeableUntil: Date | null;
  /** Whether the team dealt with the answer. */
  isSettled: boolean;
}
