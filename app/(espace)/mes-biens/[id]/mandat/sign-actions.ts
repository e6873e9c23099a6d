import type { FormAction } from "@/components/forms/ActionForm";

/** What the forms of a document that waits for signatures post to. */
export interface SignActions {
  sign: FormAction;
  /** Asks for another code of a document that one signs alone. */
  request: FormAction;
  /** Goes on with a document that several sign. */
  carryOn: FormAction;
  cancel: FormAction;
}
