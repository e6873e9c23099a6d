import type { OfferFormActions } from "@/components/offers/OfferActions";
import {
  acceptOfferAction,
  counterOfferAction,
  rejectOfferAction,
  withdrawOfferAction,
} from "./actions";

/** What the forms of an offer post to, for its screens. */
export const OFFER_FORMS: OfferFormActions = {
  accept: acceptOfferAction,
  counter: counterOfferAction,
  reject: rejectOfferAction,
  withdraw: withdrawOfferAction,
};
