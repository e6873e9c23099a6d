"use server";

import { userAction } from "@/lib/auth/user-action";
import { consentToVisits } from "@/lib/commissions/commands/consent-to-visits";
import { reverseEntry } from "@/lib/commissions/commands/reverse-entry";
import { reverseEntrySchema, visitsConsentSchema } from "@/lib/commissions/schemas";
import { approveBatch } from "@/lib/payouts/batches/commands/approve-batch";
import { cancelBatch } from "@/lib/payouts/batches/commands/cancel-batch";
import { prepareBatch } from "@/lib/payouts/batches/commands/prepare-batch";
import { recordPaid, recordRefused } from "@/lib/payouts/batches/commands/record-outcomes";
import {
  batchIdSchema,
  prepareBatchSchema,
  recordPaidSchema,
  recordRefusedSchema,
} from "@/lib/payouts/batches/schemas";
import { decideContest } from "@/lib/payouts/statements/commands/decide-contest";
import { decideContestSchema } from "@/lib/payouts/statements/schemas";
import { payoutRoutes } from "@/lib/routes/payouts";

export const prepareBatchAction = userAction(
  prepareBatchSchema,
  prepareBatch,
  ({ batchId }) => ({ redirectTo: payoutRoutes.batch(batchId, "prepare") }),
  { creates: "payout batch" },
);

export const approveBatchAction = userAction(
  batchIdSchema,
  approveBatch,
  ({ batchId }) => ({ redirectTo: payoutRoutes.batch(batchId, "approuve") }),
  { creates: "batch approval" },
);

export const cancelBatchAction = userAction(
  batchIdSchema,
  cancelBatch,
  ({ batchId }) => ({ redirectTo: payoutRoutes.batch(batchId, "annule") }),
  { creates: "batch cancellation" },
);

export const recordPaidAction = userAction(
  recordPaidSchema,
  recordPaid,
  ({ batchId }) => ({ redirectTo: payoutRoutes.batch(batchId, "paye") }),
  { creates: "payout outcome" },
);

export const recordRefusedAction = userAction(
  recordRefusedSchema,
  recordRefused,
  ({ batchId }) => ({ redirectTo: payoutRoutes.batch(batchId, "refuse") }),
  { creates: "payout outcome" },
);

export const decideContestAction = userAction(
  decideContestSchema,
  decideContest,
  () => ({ redirectTo: payoutRoutes.contests({ fait: "oui" }) }),
  { creates: "contest decision" },
);

export const reverseEntryAction = userAction(
  reverseEntrySchema,
  reverseEntry,
  ({ entryId }) => ({ redirectTo: payoutRoutes.entry(entryId, "oui") }),
  { creates: "reversal" },
);

export const consentToVisitsAction = userAction(
  visitsConsentSchema,
  consentToVisits,
  () => ({ redirectTo: payoutRoutes.limits("oui") }),
  { creates: "visits consent" },
);
