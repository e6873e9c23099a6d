/** What somebody is to a looper: a buyer, or a seller. */
export const LEAD_KINDS = ["buyer", "seller"] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/**
 * Where a lead stands, in the order it goes through: a buyer's is `qualified` once a visit was made, a seller's has an
 * `appointment`, then a `mandate`. It is `offered` until a looper accepts it, and while nobody has it.
 */
export const LEAD_STATUSES = [
  "offered",
  "accepted",
  "contacted",
  "qualified",
  "appointment",
  "mandate",
  "won",
  "lost",
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Those that somebody still has to bring further. */
export const OPEN_LEAD_STATUSES = [
  "offered",
  "accepted",
  "contacted",
  "qualified",
  "appointment",
  "mandate",
] as const satisfies LeadStatus[];

/** Those whose person waits for a first word. */
export const NEW_LEAD_STATUSES = ["offered", "accepted"] as const satisfies LeadStatus[];

export const isOpenLead = (status: LeadStatus): boolean =>
  OPEN_LEAD_STATUSES.some((open) => open === status);

/** What brought a lead; `sell_page` is the seller's page, where no estimate was made. */
export const LEAD_SOURCES = [
  "contact",
  "visit",
  "offer",
  "estimate",
  "sell_page",
  "editor",
  "referral",
  "team",
] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** Why a lead came to nothing. */
export const LEAD_CLOSE_REASONS = [
  "no_answer",
  "gave_up",
  "sold_elsewhere",
  "price",
  "outside_zone",
  "duplicate",
  "withdrawn",
  "erased",
] as const;
export type LeadCloseReason = (typeof LEAD_CLOSE_REASONS)[number];

/** Those that a looper gives: the others are what the lead's own person did. */
export const LOOPER_CLOSE_REASONS = LEAD_CLOSE_REASONS.filter(
  (reason) => reason !== "withdrawn" && reason !== "erased",
);

/** Who moves a lead: its looper by a click, what happened elsewhere, the clock, the team, its own person. */
export const LEAD_MOVERS = ["looper", "fact", "clock", "team", "person"] as const;
export type LeadMover = (typeof LEAD_MOVERS)[number];

type Moves = Partial<Record<LeadStatus, LeadStatus>>;
interface LeadMove extends Record<LeadKind, Moves> {
  by: LeadMover;
}

/** From each of these states to one. */
const all = (from: readonly LeadStatus[], to: LeadStatus): Moves =>
  Object.fromEntries(from.map((status) => [status, to]));
/** Allowed in these states, and changes none. */
const within = (...states: readonly LeadStatus[]): Moves =>
  Object.fromEntries(states.map((status) => [status, status]));

const HELD: Record<LeadKind, readonly LeadStatus[]> = {
  buyer: ["accepted", "contacted", "qualified"],
  seller: ["accepted", "contacted", "appointment", "mandate"],
};
const both = (moves: (states: readonly LeadStatus[]) => Moves): Record<LeadKind, Moves> => ({
  buyer: moves(HELD.buyer),
  seller: moves(HELD.seller),
});

/** Everything that moves a lead, from where to where: buttons, commands and facts read the same table. */
export const LEAD_MOVES = {
  accept: { by: "looper", ...both(() => ({ offered: "accepted" })) },
  decline: { by: "looper", ...both(() => within("offered")) },
  /** A telephone call that took place. */
  call: { by: "looper", ...both((held) => ({ ...within(...held), accepted: "contacted" })) },
  note: { by: "looper", ...both((held) => within(...held)) },
  /** With its date: a buyer's are visits. */
  appoint: {
    by: "looper",
    buyer: {},
    seller: { ...all(["accepted", "contacted", "appointment"], "appointment"), mandate: "mandate" },
  },
  close: { by: "looper", ...both((held) => all(held, "lost")) },
  /** The looper wrote to the person, or agreed to their visit. */
  reply: {
    by: "fact",
    ...both((held) => ({ ...within(...held), offered: "contacted", accepted: "contacted" })),
  },
  visit: { by: "fact", buyer: all(["offered", ...HELD.buyer], "qualified"), seller: {} },
  mandate: { by: "fact", buyer: {}, seller: all(["offered", ...HELD.seller], "mandate") },
  /** Also of one that was closed by mistake. */
  deed: { by: "fact", ...both((held) => all(["offered", ...held, "lost"], "won")) },
  /** A sale that falls through. */
  fall: {
    by: "fact",
    buyer: all(["offered", ...HELD.buyer, "won"], "qualified"),
    seller: { won: "mandate" },
  },
  /** Its looper is none in force any more, or takes care of the home no more. A mandate that is signed stays. */
  release: {
    by: "fact",
    buyer: all(["offered", ...HELD.buyer], "offered"),
    seller: {
      ...all(["offered", "accepted", "contacted", "appointment"], "offered"),
      mandate: "mandate",
    },
  },
  expire: { by: "clock", ...both(() => within("offered")) },
  handOver: { by: "team", ...both((held) => all(["offered", ...held], "offered")) },
  /** A seller wants no looper any more. A mandate that is signed ends by its own terms. */
  withdraw: {
    by: "person",
    buyer: {},
    seller: all(["offered", "accepted", "contacted", "appointment", "lost"], "lost"),
  },
  erase: { by: "person", ...both((held) => all(["offered", ...held], "lost")) },
} as const satisfies Record<string, LeadMove>;

export type LeadAction = keyof typeof LEAD_MOVES;
type By<Mover extends LeadMover> = {
  [Action in LeadAction]: (typeof LEAD_MOVES)[Action]["by"] extends Mover ? Action : never;
}[LeadAction];
/** What a looper does with a lead. */
export type LooperAction = By<"looper">;
/** What happened elsewhere. */
export type LeadFact = By<"fact">;

/** Where an action brings a lead of a kind; null where it is not allowed. */
export function movedTo(action: LeadAction, kind: LeadKind, from: LeadStatus): LeadStatus | null {
  const moves: Moves = LEAD_MOVES[action][kind];
  return moves[from] ?? null;
}

/** What a looper may do with a lead of theirs. */
export const looperActionsOf = (kind: LeadKind, status: LeadStatus): LooperAction[] =>
  (Object.keys(LEAD_MOVES) as LeadAction[]).filter(
    (action): action is LooperAction =>
      LEAD_MOVES[action].by === "looper" && movedTo(action, kind, status) !== null,
  );

/** A status that an address names; null for none. */
export function leadStatusOf(text: string | null | undefined): LeadStatus | null {
  return LEAD_STATUSES.find((status) => status === text) ?? null;
}
