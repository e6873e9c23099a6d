const REFUSALS = /^(?:sans|sauf|hors|hormis|excepte|pas|non|ni|jamais|eviter|evitez)$/;
/** What may stand between a refusal and what is refused. */
const SMALL = /^(?:de|d|du|des|le|la|les|l|en|au|aux|a|un|une|dans)$/;
const JOINS = /^(?:et|ou|ni)$/;
/** "pas de la": no more stand there. */
const MOST_SMALL = 2;

/**
 * How many words before `words[at]` refuse what begins there: "pas de", "sauf le"; 0 where it is not refused.
 * @param isTaken whether a word says something else: the "pas" of "pas loin de"
 */
export function refusalBefore(
  words: readonly string[],
  at: number,
  isTaken: (index: number) => boolean,
): number {
  let start = at - 1;
  while (start >= 0 && at - start <= MOST_SMALL && SMALL.test(words[start] ?? "")) start--;
  if (start < 0 || isTaken(start) || !REFUSALS.test(words[start] ?? "")) return 0;
  return at - start;
}

/** Whether what begins at `words[at]` goes on with what was refused up to `end`: "sauf le rez-de-chaussée et le dernier". */
export function refusalGoesOn(words: readonly string[], end: number, at: number): boolean {
  const between = words.slice(end, at);
  const [join = "", ...rest] = between;
  return JOINS.test(join) && rest.every((word) => SMALL.test(word));
}
