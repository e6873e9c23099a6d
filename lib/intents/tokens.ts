import { createHmac } from "node:crypto";
import { authSecret } from "../platform/auth-secret.ts";
import { derivedKey, isSame } from "../platform/keys.ts";
import { type Errand, readEnvelope, writeEnvelope } from "./rules.ts";

/*
 * What an anonymous or unconfirmed person was doing, signed: it travels through forms, addresses and mails,
 * on whatever device they are opened, and nobody else can have something done by it.
 */

const key = () => derivedKey(authSecret(), "loopimmo.intent.v1");

const signatureOf = (body: string) => createHmac("sha256", key()).update(body).digest("base64url");

/** Longest value that is looked at. */
const MAX_LENGTH = 6_000;

/** Body, signature. */
const TOKEN = /^([\w-]+)\.([\w-]{43})$/;

/** The signed value of an errand that begins now: good for three days, safe in an address. */
export function signErrand(errand: Errand, now = new Date()): string {
  const body = Buffer.from(writeEnvelope(errand, now)).toString("base64url");
  return `${body}.${signatureOf(body)}`;
}

/** The errand of a signed value; null where it is forged, altered, over, or no text at all. */
export function readErrand(token: unknown, now = new Date()): Errand | null {
  if (typeof token !== "string" || token.length > MAX_LENGTH) return null;
  const [, body = "", signature = ""] = TOKEN.exec(token) ?? [];
  if (!isSame(signatureOf(body), signature)) return null;
  return readEnvelope(Buffer.from(body, "base64url").toString("utf8"), now);
}
