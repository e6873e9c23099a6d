import { RETURN_REASON_LABELS } from "../../revisions/copy.ts";
import { FIELDS } from "../../revisions/fields.ts";
import type { FieldReturn } from "../../revisions/review.ts";

/** What a picture is called whose seller did not describe it: a link to it needs a name. */
export const photoName = (title: string, position: number): string =>
  `${title}, photo\u00a0${position + 1}`;

/** A point that a seller is notified of: the field, what is wrong with it, and what the team adds. */
export const returnLine = ({ field, reason, note }: FieldReturn): string => {
  const point = `${FIELDS[field].label} : ${RETURN_REASON_LABELS[reason].toLocaleLowerCase("fr")}`;
  return note === "" ? `${point}.` : `${point}. ${note}`;
};
