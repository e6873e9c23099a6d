import { hkdfSync, timingSafeEqual } from "node:crypto";

const KEY_BYTES = 32;

/** A key for one purpose alone, which its label names for good: a secret's other uses learn nothing of it. */
export function derivedKey(secret: string, label: string, bytes = KEY_BYTES): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", label, bytes));
}

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
