"use server";

import { decideLooperRequest } from "@/lib/accounts/role-grants/commands/decide-looper-request";
import { reinstateLooper, suspendLooper } from "@/lib/accounts/role-grants/commands/suspend-looper";
import type { DECISIONS } from "@/lib/accounts/role-grants/copy";
import {
  looperDecisionSchema,
  reinstatementSchema,
  suspensionSchema,
} from "@/lib/accounts/role-grants/schemas";
import { userAction } from "@/lib/auth/user-action";
import { DomainError } from "@/lib/kernel/errors";
import type { RoleStatus } from "@/lib/kernel/roles";
import { trustListOf } from "@/lib/routes/space";
import { remindSomeOfPapers } from "@/lib/trust/loopers/commands/remind-some-of-papers";
import { paperRemindersSchema } from "@/lib/trust/loopers/schemas";
import { tickedDone } from "../ticked-done";
import { VALIDATION } from "./copy";

type Done = keyof typeof DECISIONS.done;

/** The list that the person was in, which they are no longer: it says what was done. */
const back = (filtre: RoleStatus, fait: Done) => ({
  redirectTo: trustListOf("validation", { filtre, fait }),
});

/**
 * What was done, unless somebody else decided meanwhile. That is no fault of the form's: the person
 * is in another list, so that without scripts there would be no form left to say so.
 */
async function unlessDecided(done: Done, command: Promise<void>): Promise<Done> {
  try {
    await command;
    return done;
  } catch (error) {
    if (DomainError.is(error) && error.code === "role.decided") return "late";
    throw error;
  }
}

export const decideAction = userAction(
  looperDecisionSchema,
  (input, actor) => unlessDecided(input.decision, decideLooperRequest(input, actor)),
  (done) => back("pending", done),
);
export const suspendAction = userAction(
  suspensionSchema,
  (input, actor) => unlessDecided("suspend", suspendLooper(input, actor)),
  (done) => back("active", done),
);
export const reinstateAction = userAction(
  reinstatementSchema,
  (input, actor) => unlessDecided("reinstate", reinstateLooper(input, actor)),
  (done) => back("suspended", done),
);

export const remindAction = userAction(
  paperRemindersSchema,
  ({ loopers }, actor) => remindSomeOfPapers(loopers, actor),
  tickedDone(VALIDATION.some.reminded),
);
