/** Where a mail stands. */
export type MailState = "waiting" | "sent" | "dead";

/** A mail as those who look after the site see it. */
export interface MailView {
  id: string;
  /** A name of kinds.ts. */
  kind: string;
  to: string;
  subject: string;
  state: MailState;
  attempts: number;
  createdAt: Date;
  /** Null unless it waits. */
  nextAttemptAt: Date | null;
  sentAt: Date | null;
  lastError: string | null;
  /** When the team dropped it, of one that was given up; null for every other. */
  settledAt: Date | null;
  /** Whether it was given up and can be sent anew. */
  mayResend: boolean;
  /** Null once it was emptied, thirty days after it was written. */
  text: string | null;
  /** Whether the trust manager who reads may be shown its link, to hand it over. */
  mayHandOver: boolean;
}

/** A page of mails, the newest first; `next` is the cursor of the older ones. */
export interface MailPage {
  mails: MailView[];
  next: string | null;
}

/** A piece of a text: `href` where it is an address, `at` the character it starts at. */
export interface TextPiece {
  at: number;
  text: string;
  href: string | null;
}

const WEB_ADDRESS = /(https?:\/\/\S+)/;

/** A text cut at the web addresses in it. */
export function splitLinks(text: string): TextPiece[] {
  let at = 0;
  const pieces = text.split(WEB_ADDRESS).map((piece, index) => {
    const start = at;
    at += piece.length;
    return { at: start, text: piece, href: index % 2 === 1 ? piece : null };
  });
  return pieces.filter((piece) => piece.text !== "");
}

/** A paragraph of a mail's text; `action` where it is a label and the address it leads to. */
export interface TextBlock {
  at: number;
  text: string;
  action: { label: string; href: string } | null;
}

/** As `letterText` writes what there is to do. */
const ACTION = /^(?<label>.+)\u00a0:\n(?<href>https?:\/\/\S+)$/;

/** A mail's text by paragraphs, as letter.ts made it of a letter. */
export function splitBlocks(text: string): TextBlock[] {
  let at = 0;
  return text
    .trimEnd()
    .split("\n\n")
    .map((block) => {
      const start = at;
      at += block.length + 2;
      const { label, href } = ACTION.exec(block)?.groups ?? {};
      return { at: start, text: block, action: label && href ? { label, href } : null };
    });
}
