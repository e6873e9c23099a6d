/** Most characters of a message. */
export const MESSAGE_MAX = 4_000;

/** Control characters but the end of a line, halves of a character, and what turns text around. */
const UNWANTED = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** A message as it is kept: in lines, without what can't be seen or the blanks around it. */
export function tidyMessage(text: string): string {
  return text.normalize("NFC").replaceAll(/\r\n?/g, "\n").replaceAll(UNWANTED, "").trim();
}

/** Whether a message says something: blanks and signs that nobody sees are nothing. */
export function hasText(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
