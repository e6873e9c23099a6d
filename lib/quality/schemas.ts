import { z } from "zod";
import { SUSPENSION_REASONS } from "../accounts/role-grants/reasons.ts";
import { REVERSAL_REASONS } from "../commissions/rules.ts";
import { INVALID_VALUE } from "../content/errors.ts";
import { line, text } from "../content/text-fields.ts";
import { isId } from "../kernel/ids.ts";
import { QUALITY_FIELDS as say } from "./copy.ts";
import type { QualityKind } from "./draw.ts";
import {
  type Answers,
  agrees,
  CASE_OUTCOMES,
  CHECKLISTS,
  COMMENT_LENGTH,
  DENIAL_OUTCOMES,
  NOTE,
  POINT_ANSWERS,
  pointField,
  QUALITY_OUTCOMES,
  QUALITY_STATES,
  type QualityPoint,
  type QualityState,
  VISIT_ANSWERS,
} from "./rules.ts";

const id = z.string({ error: INVALID_VALUE }).refine(isId, { error: INVALID_VALUE });
const note = line(say.note, NOTE.min, NOTE.max);
const ticked = z.literal("on").optional();
/** A reason that is chosen where its measure is; nothing chosen is none. */
const reasonOf = <const Reason extends string>(
  reasons: readonly [Reason, ...Reason[]],
  error: string,
) =>
  z.preprocess(
    (typed) => (typed === "" ? undefined : typed),
    z.enum(reasons, { error }).optional(),
  );

const answer = z.enum(POINT_ANSWERS, { error: say.point });

/** The fields of a kind's checklist. */
const pointsOf = <Point extends QualityPoint>(points: readonly Point[]) =>
  Object.fromEntries(points.map((point) => [pointField(point), answer])) as Record<
    string,
    typeof answer
  >;

const common = {
  checkId: id,
  /** Where it stood as it was shown: what somebody concluded since is not concluded over. */
  seen: z.enum(QUALITY_STATES, { error: INVALID_VALUE }),
  outcome: z.enum(QUALITY_OUTCOMES, { error: say.outcome }),
  note: line(say.noteLong, 0, NOTE.max).default(""),
  suspend: reasonOf(SUSPENSION_REASONS, say.suspension),
};
const KIND_FIELDS = {
  listing: { withdraw: ticked },
  visit: { reverse: reasonOf(REVERSAL_REASONS, say.reversal) },
};

const formOf = (kind: QualityKind) =>
  z.strictObject({
    kind: z.literal(kind),
    ...common,
    ...KIND_FIELDS[kind],
    ...pointsOf<QualityPoint>(CHECKLISTS[kind]),
  });

/** What a check's form says, whatever its kind. */
export interface CheckDecision {
  checkId: string;
  seen: QualityState;
  kind: QualityKind;
  outcome: (typeof QUALITY_OUTCOMES)[number];
  note: string;
  answers: Answers;
  reverse: (typeof REVERSAL_REASONS)[number] | null;
  suspend: (typeof SUSPENSION_REASONS)[number] | null;
  withdraw: boolean;
}

const decisionOf = (typed: Record<string, unknown>): CheckDecision => {
  const kind = typed.kind as QualityKind;
  const fields = typed as Partial<Record<string, string>>;
  const answers = Object.fromEntries(
    CHECKLISTS[kind].map((point) => [point, fields[pointField(point)]]),
  ) as Answers;
  const isFault = fields.outcome === "non_conforming";
  return {
    ...{ checkId: fields.checkId ?? "", kind, answers, note: fields.note ?? "" },
    seen: fields.seen as QualityState,
    outcome: fields.outcome as CheckDecision["outcome"],
    reverse: isFault ? ((fields.reverse ?? null) as CheckDecision["reverse"]) : null,
    suspend: isFault ? ((fields.suspend ?? null) as CheckDecision["suspend"]) : null,
    withdraw: isFault && fields.withdraw !== undefined,
  };
};

/** A conclusion of a check: every point of its kind, what follows, and why. */
export const decideCheckSchema = z
  .discriminatedUnion("kind", [formOf("listing"), formOf("visit")])
  .superRefine((given, context) => {
    const typed = given as Partial<Record<string, string>>;
    const fault = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (typed.outcome !== "conforming" && (typed.note ?? "").length < NOTE.min) {
      fault("note", say.note);
    }
    const { answers, outcome } = decisionOf(given);
    if (!agrees(outcome, answers)) {
      fault("outcome", outcome === "conforming" ? say.noFault : say.needsFault);
    }
  })
  .transform(decisionOf);

/** What a visitor says of a visit; the comment goes with a "no" alone, whose field asks for it. */
export const answerQuestionSchema = z
  .strictObject({
    visitId: id,
    answer: z.enum(VISIT_ANSWERS, { error: say.answer }),
    comment: text(say.comment, COMMENT_LENGTH).default(""),
  })
  .transform(({ comment, ...rest }) => ({
    ...rest,
    comment: comment === "" || rest.answer === "yes" ? null : comment,
  }));
export type VisitAnswering = z.output<typeof answerQuestionSchema>;

/** What the team makes of a "no". */
export const settleDenialSchema = z.strictObject({
  checkId: id,
  settlement: z.enum(DENIAL_OUTCOMES, { error: say.settlement }),
  note,
});
export type DenialSettlement = z.output<typeof settleDenialSchema>;

/** What the team decides about a looper whose share is low. */
export const decideCaseSchema = z.strictObject({
  caseId: id,
  decision: z.enum(CASE_OUTCOMES, { error: say.decision }),
  /** Of a looper in force whom it suspends. */
  suspension: reasonOf(SUSPENSION_REASONS, say.suspension),
  note,
});
export type CaseDecision = z.output<typeof decideCaseSchema>;
