import { randomInt } from "node:crypto";
import { isRsacNumber } from "../looper/papers/rules.ts";

/** A RSAC number that nobody else has: eight random digits and the one that makes them valid. */
export function rsacNumber(): string {
  const digits = String(randomInt(10_000_000, 99_999_999));
  const last = [..."0123456789"].find((digit) => isRsacNumber(digits + digit)) ?? "0";
  return digits + last;
}
