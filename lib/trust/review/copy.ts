import { FIELD_LABELS, RETURN_REASON_LABELS } from "../../revisions/copy.ts";
import type { FieldReturn } from "../../revisions/review.ts";

/** A point that a seller is told of: the field, what is wrong with it, and what the team adds. */
export const returnLine = ({ field, reason, note }: FieldReturn): string => {
  const said = `${FIELD_LABELS[field]} : ${RETURN_REASON_LABELS[reason].toLocaleLowerCase("fr")}`;
  return note === "" ? `${said}.` : `${said}. ${note}`;
};
