import type { CardFields } from "../../listings/card-fields.ts";

/** A listing that a person hid. */
export interface HiddenListingView {
  id: string;
  title: string;
  /** Null where it is not for sale any more. */
  card: CardFields | null;
}
