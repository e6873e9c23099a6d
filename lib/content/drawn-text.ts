import { undrawnCharacters } from "../kernel/drawn-characters.ts";

/** Most characters that are named: a text in another script has dozens. */
const MOST_NAMED = 5;

const named = (characters: readonly string[]) => {
  const shown = characters.slice(0, MOST_NAMED).map((each) => `«\u00a0${each}\u00a0»`);
  return characters.length > MOST_NAMED ? `${shown.join(", ")}…` : shown.join(", ");
};

/** What is wrong with a field whose text goes into a document that is signed. */
export const undrawnSentence = (characters: readonly string[]): string =>
  characters.length === 1
    ? `Ce caractère ne peut pas figurer dans un document à signer\u00a0: ${named(characters)}. Retirez-le ou remplacez-le.`
    : `Ces caractères ne peuvent pas figurer dans un document à signer\u00a0: ${named(characters)}. Retirez-les ou remplacez-les.`;

/** The same of a text; undefined where a document can say all of it. */
export function undrawnProblem(text: string): string | undefined {
  const characters = undrawnCharacters(text);
  return characters.length === 0 ? undefined : undrawnSentence(characters);
}
