/**
 * How hard a password is to guess, roughly: a hint to the person who chooses it, never a refusal.
 */
export type PasswordStrength = "weak" | "fair" | "strong";

/** What anybody who guesses tries first; the rest of the password counts. */
const COMMON =
  /motdepasse|password|azerty|qwerty|bonjour|soleil|doudou|loopimmo|admin|marseille|iloveyou/g;

/** Kinds of characters, and how many there are of each. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{Ll}\p{Lu}\p{Nd}]/u, 33],
];

const FAIR_BITS = 40;
const STRONG_BITS = 70;

/** Characters that don't follow from the one before: neither it again nor its neighbour. */
function surprises(text: string): number {
  let count = 0;
  let before = Number.NaN;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (!(Math.abs(code - before) <= 1)) count++;
    before = code;
  }
  return count;
}

/** By length and variety: repeated, counted and everyday characters add nothing. */
export function passwordStrength(password: string): PasswordStrength {
  const text = password.normalize("NFC");
  const pool = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(text) ? size : 0), 0);
  const notable = text.toLowerCase().replaceAll(COMMON, "");
  const distinct = new Set(notable).size;
  // A few characters over and over are worth little more than once.
  const length = Math.min(surprises(notable), 2 * distinct);
  const bits = length * Math.log2(Math.max(pool, 1));
  if (bits < FAIR_BITS) return "weak";
  return bits < STRONG_BITS ? "fair" : "strong";
}
