"use server";

import { userAction } from "@/lib/auth/user-action";
import { deleteEstimate } from "@/lib/estimates/commands/delete-estimate";
import { estimateIdSchema } from "@/lib/estimates/schemas";
import { spaceRoutes } from "@/lib/routes/space";

export const deleteEstimateAction = userAction(estimateIdSchema, deleteEstimate, () => ({
  redirectTo: spaceRoutes.estimates,
}));
