import { DIRECT, REFERRED, type Stage } from "./rules.ts";

/* Pieces of statements about an entry called `e`, each of columns of WaitlistEntry_listed. */

const isStage = (stage: Stage) => `'${stage}'`;

/** How far the person came. */
export const STAGE_OF = `CASE WHEN e.joinedAt IS NOT NULL THEN ${isStage("joined")}
  WHEN e.invitedAt IS NOT NULL THEN ${isStage("invited")}
  WHEN e.confirmedAt IS NOT NULL THEN ${isStage("confirmed")} ELSE ${isStage("unconfirmed")} END`;

/** Where the person came from. A code that was typed and is nobody's says nothing. */
export const SOURCE_OF = `CASE WHEN e.source IS NOT NULL THEN e.source
  WHEN e.referredBy IS NOT NULL
    AND EXISTS (SELECT 1 FROM WaitlistReferral k WHERE k.entryId = e.id) THEN '${REFERRED}'
  ELSE '${DIRECT}' END`;

/** A funnel, as rules.ts has it. */
export const FUNNEL_OF = `count(*) AS subscribed,
  sum(e.confirmedAt IS NOT NULL OR e.joinedAt IS NOT NULL) AS confirmed,
  count(e.invitedAt) AS invited, count(e.joinedAt) AS joined,
  sum(e.invitedAt IS NOT NULL AND e.joinedAt IS NOT NULL) AS joinedInvited`;

/** Who waits for an invitation: in the words of the index WaitlistEntry_queue. */
export const queued = (name: string) =>
  `${name}.confirmedAt IS NOT NULL AND ${name}.invitedAt IS NULL AND ${name}.userId IS NULL`;

/** How many referrals of a code are in a state; `code` is a column. */
export const referralsOf = (code: string, status: "counted" | "held" | "refused") =>
  `(SELECT count(*) FROM WaitlistReferral n WHERE n.referrerCode = ${code}
     AND n.status = '${status}') AS ${status}`;
