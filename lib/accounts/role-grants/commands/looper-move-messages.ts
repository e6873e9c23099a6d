import { ROLE_NAMES } from "../../../content/role-names.ts";
import { type Mail, newMail } from "../../../mail/kinds.ts";
import { absoluteUrl } from "../../../platform/links.ts";
import { spaceRoutes } from "../../../routes/space.ts";
import { DECISIONS, REASON_SENTENCES } from "../copy.ts";
import { LOOPER_ROLE, type LooperMove } from "../looper-moves.ts";
import type { DecisionReason } from "../reasons.ts";

export function mailOfLooperMove(
  move: LooperMove,
  firstName: string,
  reason: DecisionReason | null,
): Mail {
  const decision = {
    firstName,
    role: ROLE_NAMES[LOOPER_ROLE],
    reason: reason === null ? null : REASON_SENTENCES[reason],
  };
  switch (move) {
    case "grant":
      return newMail("role-decided", {
        ...decision,
        granted: true,
        link: absoluteUrl(spaceRoutes.ambassador.dashboard),
      });
    case "refuse":
      return newMail("role-decided", {
        ...decision,
        granted: false,
        link: absoluteUrl(spaceRoutes.ambassador.onboarding),
      });
    case "suspend":
    case "reinstate":
      return newMail("role-suspended", {
        ...decision,
        suspended: move === "suspend",
        link: absoluteUrl(spaceRoutes.ambassador.onboarding),
      });
  }
}

/** The same as a notification: its mail is the one above. */
export function notificationOfLooperMove(move: LooperMove, reason: DecisionReason | null) {
  return {
    event: "document.decided",
    data: {
      what: DECISIONS.notified.what(ROLE_NAMES[LOOPER_ROLE]),
      outcome: DECISIONS.notified.outcomes[move],
      reason: reason === null ? null : REASON_SENTENCES[reason],
      path: move === "grant" ? spaceRoutes.ambassador.dashboard : spaceRoutes.ambassador.onboarding,
    },
  } as const;
}
