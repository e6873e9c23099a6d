import type { FormAction } from "@/lib/kernel/forms";

/** What the forms of a batch post to. */
export interface BatchForms {
  approve: FormAction;
  cancel: FormAction;
  paid: FormAction;
  refused: FormAction;
}
