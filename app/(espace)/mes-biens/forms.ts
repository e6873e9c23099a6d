import type { PropertyForms } from "@/components/properties/forms";
import {
  discardAction,
  duplicateAction,
  moveAction,
  placeAction,
  relistAction,
  startAction,
  withdrawAction,
} from "./actions";
import { leaveHomeAction } from "./leave-action";

/** What the cards of the list of properties post to, on each of its pages. */
export const PROPERTY_FORMS: PropertyForms = {
  place: placeAction,
  move: moveAction,
  withdraw: withdrawAction,
  start: startAction,
  duplicate: duplicateAction,
  relist: relistAction,
  discard: discardAction,
  leave: leaveHomeAction,
};
