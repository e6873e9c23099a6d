import { UNPAID_LABELS } from "@/lib/commissions/copy";
import type { UnpaidReason } from "@/lib/commissions/rules";
import type { VisitStatus } from "@/lib/visits/rules";

/** What a looper reads of their pay for a visit. */
export const PAY = {
  label: "Votre rémunération",
  unpaid: (reason: UnpaidReason, status: VisitStatus) =>
    status === "completed"
      ? `Non rémunérée : ${UNPAID_LABELS[reason]}.`
      : `Non rémunérée, d’après les visites déjà payées ou prévues avant elle : ${UNPAID_LABELS[reason]}.`,
  beforeConfirming: "Cette visite ne sera pas rémunérée",
  stillPossible:
    "Vous pouvez la confirmer, proposer au vendeur de recevoir lui-même, ou demander à l’équipe d’accorder davantage de visites pour ce bien.",
} as const;
