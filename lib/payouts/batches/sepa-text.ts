/** What the SEPA character set does not have, and that no decomposition gives. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  "’": "'",
  "&": "+",
};

/**
 * A text in the characters that banks of the SEPA area exchange: letters without accents, digits, spaces and a few marks;
 * neither beginning nor ending with a stroke, nor with two of them together. Something is left of every text.
 */
export function sepaText(text: string, length: number): string {
  const plain = text
    .replaceAll(/[ßæÆœŒøØłŁđĐ’&]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ")
    .replaceAll(/\/{2,}/g, "/")
    .replaceAll(/ {2,}/g, " ")
    .slice(0, length)
    .replaceAll(/^[/ ]+|[/ ]+$/g, "");
  return plain === "" ? "NOTPROVIDED" : plain;
}
