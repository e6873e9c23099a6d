import { newId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";

/** A text message, to a number in the form +33612345678. */
export interface TextMessage {
  userId: string;
  toPhone: string;
  text: string;
}

/** What takes text messages, in the transaction of what they are about. */
export interface SmsSender {
  /** Whether they leave: the settings say so. */
  readonly leaves: boolean;
  queue(tx: Transaction, message: TextMessage, now: Date): Promise<void>;
}

/** Writes them down for an operator to be connected (docs/operating.md): they stay `waiting`. */
const outbox: SmsSender = {
  leaves: false,
  async queue(tx, message, now) {
    await tx.outboxSms.create({
      data: { id: newId(), ...message, createdAt: now },
      select: { id: true },
    });
  },
};

/** The site's sender of text messages. */
export const smsSender = (): SmsSender => outbox;
