/** What a number measures; `other`: a distance, a time, a phone number, nothing a filter takes. */
export type Kind = "price" | "surface" | "pricePerM2" | "perMonth" | "other";

/** A number with its unit. */
export interface Amount {
  words: number;
  /** In euros or m². */
  value: number;
  /** Null without a unit. */
  kind: Kind | null;
}

const EUROS = /^(?:e|eur|euro|euros)$/;
const THOUSANDS = /^(?:k|ke|keur|keuros?|mille)$/;
/** What `plainAmounts` makes of "€/m²". */
const PER_M2 = /^eurm2$/;
/** And of "€ par mois". */
const PER_MONTH = /^eurmois$/;
const SQUARED = /^(?:2|carre|carres)$/;
const METRES = /^(?:m|metre|metres)$/;
const ELSEWHERE = /^(?:km|kms|mn|minute|minutes|etage|etages|ans|lots?)$/;
/** A number and its unit in one word: "200k", "80m2". Few digits before "e" are an arrondissement. */
const GLUED = /^(\d+)(m2?|k|ke|keur|keuros?|eur|euros?|km|mn|min)$|^(\d{4,})(e)$/;

/** More digits than this are no amount: a phone number. */
const MOST_DIGITS = 8;
/** More minutes than this are a price and "minimum". */
const MOST_MINUTES = 99;
/** A price below this, beside one that is not, is in thousands: "entre 200 et 300k". */
const THOUSANDS_BELOW = 1_000;

/** Reads the number that stands at `words[at]`, folded, with its unit; null when there is none. */
export function amountAt(words: readonly string[], at: number): Amount | null {
  const word = words[at] ?? "";
  const glued = GLUED.exec(word);
  if (glued) {
    const [, digits = glued[3] ?? "", unit = glued[4] ?? ""] = glued;
    return measured(words, at + 1, 1, Number(digits), unit);
  }
  // "06000" is a code, not six thousand.
  if (!/^[1-9]\d*$/.test(word)) return /^0\d{5,}$/.test(word) ? other(1) : null;
  if (word.length > MOST_DIGITS) return other(1);
  // Thousands may be set apart: "300 000", "1 200 000".
  let count = 1;
  let digits = word;
  const groups = word.length > 3 || isArrondissement(words, at) ? 0 : word.length > 1 ? 1 : 2;
  while (count <= groups && /^\d{3}$/.test(words[at + count] ?? "")) {
    digits += words[at + count];
    count++;
  }
  const last = count <= groups ? /^(\d{3})(\D+)$/.exec(words[at + count] ?? "") : null;
  if (last && GLUED.test(words[at + count] ?? "")) {
    return measured(words, at + count + 1, count + 1, Number(digits + last[1]), last[2] ?? "");
  }
  const unit = words[at + count] ?? "";
  const amount = measured(words, at + count + 1, count + 1, Number(digits), unit);
  return amount.kind === null ? { ...amount, words: count } : amount;
}

/** "paris 11 300 000" is not eleven million. */
function isArrondissement(words: readonly string[], at: number): boolean {
  return /^(?:paris|lyon|marseille)$/.test(words[at - 1] ?? "");
}

/** The amount of `value` in `unit`, read up to `words[next]`; without a kind when it is no unit. */
function measured(
  words: readonly string[],
  next: number,
  count: number,
  value: number,
  unit: string,
): Amount {
  const following = words[next] ?? "";
  if (PER_M2.test(unit)) return { words: count, value, kind: "pricePerM2" };
  if (PER_MONTH.test(unit)) return { words: count, value, kind: "perMonth" };
  if (EUROS.test(unit)) return { words: count, value, kind: "price" };
  if (THOUSANDS.test(unit)) {
    if (PER_M2.test(following))
      return { words: count + 1, value: value * 1_000, kind: "pricePerM2" };
    const euros = EUROS.test(following) ? 1 : 0;
    return { words: count + euros, value: value * 1_000, kind: "price" };
  }
  if (unit === "m2") return { words: count, value, kind: "surface" };
  if (METRES.test(unit)) {
    if (SQUARED.test(following)) return { words: count + 1, value, kind: "surface" };
    // "500 m de la mer" is a distance.
    const away = /^(?:d|de|du|des)$/.test(following) && words[next + 1] !== "terrain";
    return { words: count, value, kind: away ? "other" : "surface" };
  }
  // "10 min" is a time, "10 min 50 m2" says minimum.
  const time = unit === "min" && value <= MOST_MINUTES && !/^\d/.test(following);
  if (ELSEWHERE.test(unit) || time) return other(count);
  return { words: count, value, kind: null };
}

function other(words: number): Amount {
  return { words, value: 0, kind: "other" };
}

/** A price in euros: one without a unit may be in thousands, as the other end of its range tells. */
export function scaled(amount: Amount, beside: Amount): number {
  const thousands = amount.value < THOUSANDS_BELOW && amount.kind === null;
  const sure = beside.kind === null || beside.value >= THOUSANDS_BELOW;
  return thousands && sure ? amount.value * 1_000 : amount.value;
}

/** "€/m²", "euros par mètre carré", "5000 du m2": after a number, or its k. */
const PER_SQUARE_METRE =
  /(\d\s*k?)\s*(?:€|euros?|eur|e)?\s*(?:\/|\b(?:par|au|du|le)\b)\s*(?:m2|m²|m[eè]tres?\s+carr[eé]s?)(?![\p{L}\p{N}])/giu;

/** "€/mois", "euros par mois", "1800 par mois", "1 800 € mensuels": after a number. */
const EACH_MONTH =
  /(\d)\s*(?:€|euros?|eur|e)?\s*(?:(?:\/|\b(?:par|au)\b)\s*mois|\bmensuels?)(?![\p{L}\p{N}])/giu;

/** Amounts as `amountAt` reads them: millions in full, no decimals, signs and dashes as words. */
export function plainAmounts(text: string): string {
  if (!/\d/.test(text)) return text;
  return text
    .replace(PER_SQUARE_METRE, "$1 eurm2 ")
    .replace(EACH_MONTH, "$1 eurmois ")
    .replace(/(\d{1,3})(?:[.,](\d{1,2}))?\s*(?:millions?|m\s?€)/gi, (_, whole, part) =>
      String(Math.round(Number(`${whole}.${part ?? 0}`) * 1_000_000)),
    )
    .replace(/(\d)[.,]\d{1,2}(?=\s*(?:m2|m²|€|euros?))/gi, "$1")
    .replace(/[<≤]\s*(?=\d)/g, " moins de ")
    .replace(/[>≥]\s*(?=\d)/g, " plus de ")
    .replace(/(\d\s?(?:k?€|k|m2|m²)?)\s*[-–—]\s*(?=\d)/gi, "$1 a ");
}
