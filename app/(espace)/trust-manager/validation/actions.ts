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
import { DECISIONS } from "@/lib/content/fr/espace/trust";
import type { ActionState } from "@/lib/kernel/forms";
import { userAction } from "@/lib/server/action";

const decide = userAction(
  looperDecisionSchema,
  (input, actor) => decideLooperRequest(input, actor),
  (_, { decision }) => ({
    message: decision === "grant" ? DECISIONS.granted : DECISIONS.refused,
  }),
);
const suspend = userAction(
  suspensionSchema,
  (input, actor) => suspendLooper(input, actor),
  () => ({ message: DECISIONS.suspended }),
);
const reinstate = userAction(
  reinstatementSchema,
  (input, actor) => reinstateLooper(input, actor),
  () => ({ message: DECISIONS.reinstated }),
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
