import { fold } from "../../../lib/search-index/text/words.ts";
import type { HelpTheme } from "./copy.ts";

/** Most characters of what is looked for. */
export const MAX_HELP_QUERY = 100;

/**
 * The themes with the questions that have every word looked for, in the question, its answer or the theme's
 * name, as the beginning of a word. All of them where nothing is looked for.
 */
export function findHelp(themes: readonly HelpTheme[], query: string): HelpTheme[] {
  const searched = query.slice(0, MAX_HELP_QUERY);
  if (!/[\p{L}\p{N}]/u.test(searched)) return [...themes];
  const words = fold(searched).split(" ");
  return themes
    .map((theme) => ({
      ...theme,
      questions: theme.questions.filter(({ question, answer }) => {
        const text = ` ${fold([theme.title, question, ...answer].join(" "))}`;
        // What folds to nothing, words of another script, is nowhere in the help.
        return words.every((word) => word !== "" && text.includes(` ${word}`));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
