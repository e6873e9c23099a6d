import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** What the widget asks of a worker: which number, after the salt, hashes to the key. */
export interface Work {
  challenge: {
    parameters: { algorithm: string; cost: number; salt: string; nonce: string; keyPrefix: string };
  };
  counterMode?: string;
  /** Its first number, and how many workers share them. */
  counterStart?: number;
  counterStep?: number;
  /** Milliseconds after which it is given up. */
  timeout?: number;
}

/** What the widget takes for an answer. */
export interface Found {
  counter: number;
  derivedKey: string;
  /** Milliseconds that it took. */
  time: number;
}

/** Numbers tried before it is asked whether to go on, which costs some milliseconds itself. */
const TURN = 20_000;
/** Digits of the largest number that is tried. */
const MOST_DIGITS = 12;

/**
 * Looks for the number of a challenge. The package's own worker asks the browser's cryptography for
 * each hash and waits for it, which takes some ten times as long as computing it here.
 * @param isOver whether the widget called it off meanwhile
 * @returns null when it was called off, or took too long
 * @throws {RangeError} for challenges that our server doesn't make
 */
export async function findNumber(work: Work, isOver: () => boolean): Promise<Found | null> {
  const { algorithm, cost, salt, nonce, keyPrefix } = work.challenge.parameters;
  if (algorithm !== "SHA-256" || cost > 1 || work.counterMode !== "string") {
    throw new RangeError("a challenge of another kind");
  }
  const { counterStart = 0, counterStep = 1, timeout = Number.POSITIVE_INFINITY } = work;
  const start = hexToBytes(salt + nonce);
  const wanted = hexToBytes(keyPrefix);
  const message = new Uint8Array(start.length + MOST_DIGITS);
  message.set(start);
  const began = performance.now();
  for (let counter = counterStart; ; ) {
    for (let turn = 0; turn < TURN; turn++, counter += counterStep) {
      const digits = String(counter);
      for (let at = 0; at < digits.length; at++) {
        message[start.length + at] = digits.charCodeAt(at);
      }
      const hash = sha256(message.subarray(0, start.length + digits.length));
      if (wanted.every((byte, at) => byte === hash[at])) {
        return { counter, derivedKey: bytesToHex(hash), time: performance.now() - began };
      }
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (isOver() || performance.now() - began > timeout) return null;
  }
}
