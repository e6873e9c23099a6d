import { formatCount } from "../../kernel/format.ts";
import { formatMoment } from "../../kernel/format-date.ts";
import { NAMED_PARIS_CLOCK } from "../../kernel/place.ts";
import type { MailData, MailKind } from "../kinds.ts";
import type { Letter } from "../letter.ts";
import { nameInMails, oneLine } from "../rules.ts";

/** What mails of some kinds say. */
export type Letters<Kind extends MailKind> = {
  readonly [K in Kind]: (data: MailData[K]) => Letter;
};

export const NOT_YOU = "Ce n’était pas vous ?";

/** The first line, without a name that no mail should repeat. */
export function greeting(firstName: string): string {
  const name = nameInMails(firstName);
  return name === null ? "Bonjour," : `Bonjour ${name},`;
}

export const moment = (at: Date) => formatMoment(at, NAMED_PARIS_CLOCK);

export const hours = (count: number) => formatCount(count, "heure", "heures");
export const days = (count: number) => formatCount(count, "jour", "jours");
export const minutes = (count: number) => formatCount(count, "minute", "minutes");

/** The words that go with a decision, where there are any. */
export function withReason(
  label: string,
  reason: string | null | undefined,
): Pick<Letter, "facts"> {
  const value = oneLine(reason ?? "");
  return value === "" ? {} : { facts: [{ label, value }] };
}
