import { hash } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { newId } from "../lib/kernel/ids";
import type { OutsideRole } from "../lib/kernel/roles";
import { mailsTo } from "./people";
import { inDatabase, RESTED } from "./support";

interface Challenge {
  algorithm: string;
  challenge: string;
  salt: string;
  signature: string;
  maxnumber: number;
}

/** The captcha's payload for a challenge, found as a browser finds it: by trying. */
function solve({ maxnumber, ...challenge }: Challenge): string {
  for (let number = 0; number <= maxnumber; number++) {
    if (hash("sha256", `${challenge.salt}${number}`) === challenge.challenge) {
      return Buffer.from(JSON.stringify({ ...challenge, number, took: 1 })).toString("base64");
    }
  }
  throw new Error("a challenge has no solution");
}

/** Puts somebody new on the waitlist by its call, with a captcha that was really solved. */
export async function subscribe(
  request: APIRequestContext,
  {
    email = `${newId()}@example.org`,
    role = "looper",
    referredBy,
  }: { email?: string; role?: OutsideRole; referredBy?: string } = {},
): Promise<string> {
  const given = await request.get("/api/captcha/challenge", RESTED);
  const challenge: Challenge = await given.json();
  const response = await request.post("/api/subscribe", {
    data: { email, role, token: solve(challenge), ...(referredBy ? { referredBy } : {}) },
  });
  expect(response.status(), await response.text()).toBe(201);
  return email;
}

const LINK = /https?:\/\/\S+[?&](?:jeton|invitation)=[0-9a-z]{12}\.[0-9a-z]{0,9}\.[\w-]{43}/;

/** The signed link of the last mail of a kind to an address. */
export function waitlistLink(email: string, kind: string): string {
  const mail = mailsTo(email).findLast((each) => each.kind === kind);
  const link = LINK.exec(mail?.text ?? "")?.[0];
  if (!link) throw new Error(`expected a mail ${kind} with a link`);
  return link;
}

/** What the database has of an address of the waitlist. */
export function waitlistEntry(email: string) {
  return inDatabase((database) =>
    database
      .prepare<[string], { id: string; referralCode: string | null; confirmedAt: string | null }>(
        "SELECT id, referralCode, confirmedAt FROM WaitlistEntry WHERE emailNormalized = lower(?)",
      )
      .get(email),
  );
}

/** Puts somebody at the head of their queue. */
export function moveToHead(email: string): void {
  inDatabase((database) =>
    database
      .prepare("UPDATE WaitlistEntry SET confirmedAt = ? WHERE emailNormalized = lower(?)")
      .run("2026-01-01T08:00:00.000+00:00", email),
  );
}
