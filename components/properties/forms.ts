import type { FormAction } from "@/components/forms/ActionForm";

/** What the forms of a property's card post to. */
export interface PropertyForms {
  /** Sets what the public sees of the address. */
  place: FormAction;
  /** Pauses the listing, puts it back, confirms that it is for sale. */
  move: FormAction;
  withdraw: FormAction;
  /** Begins a change of the property, or goes on with the one that is open. */
  start: FormAction;
  /** Begins the listing of another home with what this one says. */
  duplicate: FormAction;
  /** Puts the dwelling of a withdrawn listing up for sale again. */
  relist: FormAction;
  discard: FormAction;
  /** A looper leaves a home. */
  leave: FormAction;
}
