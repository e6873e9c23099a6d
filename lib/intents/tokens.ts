import { readSignedToken, signToken } from "../platform/signed-token.ts";
import { type Errand, readEnvelope, writeEnvelope } from "./rules.ts";

/*
 * What an anonymous or unconfirmed person was doing, signed: it travels through forms, addresses and mails,
 * on whatever device they are opened, and nobody else can have something done by it.
 */

const LABEL = "loopimmo.intent.v1";

/** The signed value of an errand that begins now: good for three days, safe in an address. */
export function signErrand(errand: Errand, now = new Date()): string {
  return signToken(LABEL, [Buffer.from(writeEnvelope(errand, now)).toString("base64url")]);
}

/** The errand of a signed value; null where it is forged, altered, over, or no text at all. */
export function readErrand(token: unknown, now = new Date()): Errand | null {
  const [body] = readSignedToken(LABEL, token) ?? [];
  return body === undefined
    ? null
    : readEnvelope(Buffer.from(body, "base64url").toString("utf8"), now);
}
