/**
 * The option that an arrow leads to in the list of a combobox, round and round. There is one stop more than options: the
 * text as typed.
 * @param active the rank of the present one; -1 at the text
 * @param count how many options there are
 */
export function stepOption(active: number, step: 1 | -1, count: number): number {
  const stops = count + 1;
  return ((active + 1 + step + stops) % stops) - 1;
}
