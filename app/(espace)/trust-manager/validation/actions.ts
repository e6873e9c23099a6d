"use server";

import {
  decideLooperRequest,
  reinstateLooper,
  suspendLooper,
} from "@/lib/accounts/role-grants/decisions/commands";
import {
  looperDecisionSchema,
  reinstatementSchema,
  suspensionSchema,
} from "@/lib/accounts/role-grants/schemas";
import type { RoleStatus } from "@/lib/accounts/roles";
import type { DECISIONS } from "@/lib/content/fr/espace/trust";
import type { ActionState } from "@/lib/kernel/forms";
import { trustListOf } from "@/lib/routes";
import { userAction } from "@/lib/server/action";

/** The list that the person was in, which they are no longer: it says what was done. */
const back = (filtre: RoleStatus, fait: keyof typeof DECISIONS.done) => ({
  redirectTo: trustListOf("validation", { filtre, fait }),
});

const decide = userAction(
  looperDecisionSchema,
  (input, actor) => decideLooperRequest(input, actor),
  (_, { decision }) => back("pending", decision),
);
const suspend = userAction(
  suspensionSchema,
  (input, actor) => suspendLooper(input, actor),
  () => back("active", "suspend"),
);
const reinstate = userAction(
  reinstatementSchema,
  (input, actor) => reinstateLooper(input, actor),
  () => back("suspended", "reinstate"),
);

export async function decideAction(state: ActionState, form: FormData): Promise<ActionState> {
  return decide(state, form);
}

export async function suspendAction(state: ActionState, form: FormData): Promise<ActionState> {
  return suspend(state, form);
}

export async function reinstateAction(state: ActionState, form: FormData): Promise<ActionState> {
  return reinstate(state, form);
}
