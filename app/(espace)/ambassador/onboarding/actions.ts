"use server";

import { PAPERS_FORM } from "@/components/space/papers-form-copy";
import { userAction } from "@/lib/auth/user-action";
import { saveLooperPapers } from "@/lib/looper/papers/commands/save-looper-papers";
import { papersSchema } from "@/lib/looper/papers/schemas";

export const savePapersAction = userAction(papersSchema, saveLooperPapers, (changed) => ({
  message: changed.length > 0 ? PAPERS_FORM.saved : PAPERS_FORM.unchanged,
}));
