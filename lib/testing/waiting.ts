import { newId } from "../kernel/ids.ts";
import type { OutsideRole } from "../kernel/roles.ts";
import { toDbInstant } from "../platform/db/instants.ts";
import { confirmEntry } from "../waitlist/commands/confirm-entry.ts";
import { assertNew, subscribe } from "../waitlist/commands/subscribe.ts";
import { confirmationToken } from "../waitlist/links.ts";
import { findEntryOf } from "../waitlist/queries/find-entry.ts";
import { solvedToken } from "./captcha.ts";
import type { TestDatabase } from "./database.ts";
import { type WrittenMail, writtenMails } from "./mails.ts";
import { createPerson } from "./people.ts";
import { signInContext } from "./sign-in-context.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

interface Given {
  role?: OutsideRole;
  referredBy?: string;
  /** None that anybody else has, unless it is given. */
  network?: string;
  now?: Date;
}

/** Puts people on the waitlist as they would themselves, and reads what became of them. */
export class Waiting {
  readonly #database: TestDatabase;

  constructor(database: TestDatabase) {
    this.#database = database;
  }

  #all<Row>(sql: string, ...values: unknown[]): Row[] {
    return this.#database.raw.prepare<unknown[], Row>(sql).all(...values);
  }

  /** Subscribes an address. @returns its entry's id. */
  async put(email: string, given: Given = {}): Promise<string> {
    const { role = "seller", referredBy, network = newId(), now = NOW } = given;
    const token = await solvedToken(now);
    const origin = { ...signInContext(), network };
    assertNew(await subscribe({ email, role, token, referredBy }, origin, now));
    return (await findEntryOf(email.normalize("NFC").toLowerCase()))?.id ?? "";
  }

  async confirm(id: string, now: Date): Promise<void> {
    await confirmEntry({ token: confirmationToken(id, now) }, signInContext(), now);
  }

  /** Subscribes an address and confirms it. @returns its entry's id. */
  async confirmed(email: string, now: Date, given: Given = {}): Promise<string> {
    const id = await this.put(email, { ...given, now });
    await this.confirm(id, now);
    return id;
  }

  /** Invites somebody, alone in a wave. */
  async invite(id: string, now: Date): Promise<void> {
    const { userId } = await createPerson(this.#database, [["trust_manager", "active"]]);
    const [wave, at] = [newId(), toDbInstant(now)];
    const { raw } = this.#database;
    raw
      .prepare(
        "INSERT INTO WaitlistWave (id, role, size, createdAt, createdById) VALUES (?, 'seller', 1, ?, ?)",
      )
      .run(wave, at, userId);
    raw
      .prepare("UPDATE WaitlistEntry SET waveId = ?, invitedAt = ? WHERE id = ?")
      .run(wave, at, id);
  }

  entry(id: string): Record<string, unknown> | undefined {
    return this.#all<Record<string, unknown>>("SELECT * FROM WaitlistEntry WHERE id = ?", id)[0];
  }

  codeOf(id: string): string {
    return String(this.entry(id)?.referralCode);
  }

  /** What became of the referral of an entry; null where nobody brought it. */
  referral(id: string): { status: string; reasons: string[] } | null {
    const [row] = this.#all<{ status: string; reasons: string }>(
      "SELECT status, reasons FROM WaitlistReferral WHERE entryId = ?",
      id,
    );
    return row ? { status: row.status, reasons: JSON.parse(row.reasons) } : null;
  }

  /** The mails that were queued, oldest first. */
  mails(): WrittenMail[] {
    return writtenMails(this.#database.raw);
  }
}
