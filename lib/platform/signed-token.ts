import { createHmac } from "node:crypto";
import { authSecret } from "./auth-secret.ts";
import { derivedKey, isSameSecret } from "./keys.ts";

/*
 * What a link or a cookie carries, signed: what it is for, whose it is, until when. No table of secrets, and what is
 * gone takes its links with it. The key of each kind has a label of its own, so that a value of one kind is no good
 * for another.
 */

/** Longer values are not looked at. */
const MAX_LENGTH = 6_000;

/** Parts, each with its dot, and the signature. */
const TOKEN = /^((?:[\w-]*\.)+)([\w-]{43})$/;

function signatureOf(label: string, parts: readonly string[], context: string): string {
  const signed = context === "" ? parts : [context, ...parts];
  const key = derivedKey(authSecret(), label);
  return createHmac("sha256", key).update(signed.join(" ")).digest("base64url");
}

/**
 * Signs some parts; safe in an address and in a cookie.
 * @param label names the key of this kind of value, for good
 * @param parts letters, digits, `-` and `_` only; may be empty
 * @param context what is signed and not carried: who reads the value must know it
 */
export function signToken(label: string, parts: readonly string[], context = ""): string {
  return [...parts, signatureOf(label, parts, context)].join(".");
}

/** The parts of a signed value; null where it is forged, cut, of another kind or context, or no text at all. */
export function readSignedToken(label: string, token: unknown, context = ""): string[] | null {
  if (typeof token !== "string" || token.length > MAX_LENGTH) return null;
  const [, body = "", signature = ""] = TOKEN.exec(token) ?? [];
  const parts = body.slice(0, -1).split(".");
  return isSameSecret(signatureOf(label, parts, context), signature) ? parts : null;
}
