/** Which colour a letter wears at its head. */
export type LetterAccent = "brand" | "mimosa" | "leaf" | "tile";

/**
 * What a mail says, in the order it says it. Its page and its plain text are both made from this,
 * so that neither tells what the other does not.
 */
export interface Letter {
  subject: string;
  /** What inboxes show after the subject. */
  preview: string;
  accent: LetterAccent;
  title: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The lines of what somebody wrote to the reader, as they are. */
  quote?: readonly string[];
  facts?: readonly { label: string; value: string }[];
  /** Things that happened, each with its page. */
  items?: readonly { title: string; lines: readonly string[]; href: string }[];
  /** The one thing to do. */
  action?: { label: string; href: string };
  /** Another way, after what is to be done. */
  otherwise?: { question: string; label: string; href: string };
  /** How long it is good for, and what to do when it was somebody else. */
  notes: readonly string[];
}

/** What stands at the end of every letter. */
export interface LetterFooter {
  brand: string;
  tagline: string;
  /** The site's own address. */
  site: string;
  sentences: readonly string[];
  /** Where one writes to the team: nobody reads answers to a mail. */
  contact: { label: string; href: string };
  /** Before the action's address, for a reader who can't press its button. */
  fallback: string;
}

/** The plain text of a letter: what people read who have no HTML, in lines that are not cut. */
export function letterText(letter: Letter, footer: LetterFooter): string {
  const { title, greeting, paragraphs, action, otherwise, notes } = letter;
  const { quote = [], facts = [], items = [] } = letter;
  const blocks = [
    footer.brand,
    title,
    greeting,
    ...paragraphs,
    // Marked as mails mark it: no line of it is taken for one of ours.
    quote.map((line) => `> ${line}`.trimEnd()).join("\n"),
    facts.map(({ label, value }) => `${label}\u00a0: ${value}`).join("\n"),
    ...items.map((item) => [item.title, ...item.lines, item.href].join("\n")),
    action ? `${action.label}\u00a0:\n${action.href}` : "",
    otherwise ? `${otherwise.question} ${otherwise.label}\u00a0:\n${otherwise.href}` : "",
    ...notes,
    [
      "--",
      ...footer.sentences,
      `${footer.contact.label}\u00a0: ${footer.contact.href}`,
      `${footer.brand}, ${footer.site}`,
    ].join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
