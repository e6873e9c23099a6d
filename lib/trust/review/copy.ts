import { FIELD_LABELS, RETURN_REASON_LABELS } from "../../revisions/copy.ts";
import type { FieldReturn } from "../../revisions/review.ts";

/** A point that a seller is notified of: the field, what is wrong with it, and what the team adds. */
export const returnLine = ({ field, reason, note }: FieldReturn): string => {
  const point = `${FIELD_LABELS[field]} : ${RETURN_REASON_LABELS[reason].toLocaleLowerCase("fr")}`;
  return note === "" ? `${point}.` : `${point}. ${note}`;
};
