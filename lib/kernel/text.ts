/** Control characters but the end of a line, halves of a character, and what turns text around. */
const UNWANTED = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** A text of several lines as it is stored: without what can't be seen or the blanks around it. */
export function tidyText(text: string): string {
  return text.normalize("NFC").replaceAll(/\r\n?/g, "\n").replaceAll(UNWANTED, "").trim();
}
