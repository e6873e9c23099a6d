import { harmlessName } from "../../kernel/person-name.ts";
import type { EventData, NotificationEvent } from "../events.ts";

/** What a notification says: its subject, one or two sentences, and where its one action leads. */
export interface NotificationText {
  title: string;
  lines: readonly string[];
  /** `path` is one of this site. */
  action: { label: string; path: string };
}

/** What notifications of some events say. */
export type NotificationTexts<Event extends NotificationEvent> = {
  readonly [E in Event]: (data: EventData[E]) => NotificationText;
};

/** A person's name, of which no mail and no telephone makes a link. */
export const person = (name: string): string => short(harmlessName(name));

/** Titles and sentences that people typed: on one line, and no longer than a line. */
export function short(text: string, length = 60): string {
  const line = text.replaceAll(/[\p{C}\p{Z}]+/gu, " ").trim();
  const characters = [...line];
  return characters.length <= length
    ? line
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}

/** Why something is as it is, as a sentence. */
export function motive(reason: string): string {
  const words = short(reason, 200);
  return `Motif : ${words}${/[.!?…]$/.test(words) ? "" : "."}`;
}

/** A listing's title between French quotation marks. */
export const quoted = (title: string) => `« ${short(title, 70)} »`;
