"use server";

import { PAPERS_FORM } from "@/components/space/papers-form-copy";
import { userAction } from "@/lib/auth/user-action";
import type { ActionState } from "@/lib/kernel/forms";
import { saveLooperPapers } from "@/lib/looper/papers/commands";
import { papersSchema } from "@/lib/looper/papers/schemas";

const papers = userAction(papersSchema, saveLooperPapers, (changed) => ({
  message: changed.length > 0 ? PAPERS_FORM.saved : PAPERS_FORM.unchanged,
}));

export async function savePapersAction(state: ActionState, form: FormData): Promise<ActionState> {
  return papers(state, form);
}
