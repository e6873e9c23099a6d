import { randomText } from "./random.ts";

/** Lower-case Crockford base 32: no i, l, o, u, so nothing reads as something else. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Length of every entity id: 12 characters of 5 bits, 60 random bits. */
export const ID_LENGTH = 12;

/** A fresh random entity id, safe in a URL. */
export function newId(): string {
  return randomText(ALPHABET, ID_LENGTH);
}

const ID_PATTERN = /^[0-9a-z]{12}$/;

/** Whether `value` has the shape of an entity id (it may still not exist). */
export function isId(value: unknown): value is string {
  return typeof value === "string" && ID_PATTERN.test(value);
}
