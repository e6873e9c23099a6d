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
import { spaceRoutes } from "@/lib/routes/space";

const { payouts } = spaceRoutes;

export const prepareBatchAction = userAction(
  prepareBatchSchema,
  prepareBatch,
  ({ batchId }) => ({ redirectTo: payouts.batch(batchId, "prepare") }),
  { creates: "payout batch" },
);

export const approveBatchAction = userAction(
  batchIdSchema,
  approveBatch,
  ({ batchId }) => ({ redirectTo: payouts.batch(batchId, "approuve") }),
  { creates: "batch approval" },
);

export const cancelBatchAction = userAction(
  batchIdSchema,
  cancelBatch,
  ({ batchId }) => ({ redirectTo: payouts.batch(batchId, "annule") }),
  { creates: "batch cancellation" },
);

export const recordPaidAction = userAction(
  recordPaidSchema,
  recordPaid,
  ({ batchId }) => ({ redirectTo: payouts.batch(batchId, "paye") }),
  { creates: "payout outcome" },
);

export const recordRefusedAction = userAction(
  recordRefusedSchema,
  recordRefused,
  ({ batchId }) => ({ redirectTo: payouts.batch(batchId, "refuse") }),
  { creates: "payout outcome" },
);

export const decideContestAction = userAction(
  decideContestSchema,
  decideContest,
  () => ({ redirectTo: payouts.contests({ fait: "oui" }) }),
  { creates: "contest decision" },
);

export const reverseEntryAction = userAction(
  reverseEntrySchema,
  reverseEntry,
  ({ entryId }) => ({ redirectTo: payouts.entry(entryId, "oui") }),
  { creates: "reversal" },
);

export const consentToVisitsAction = userAction(
  visitsConsentSchema,
  consentToVisits,
  () => ({ redirectTo: payouts.limits("oui") }),
  { creates: "visits consent" },
);
