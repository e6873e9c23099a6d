/** A list with what stands at one place put at another; places beyond its ends are its ends. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  if (from < 0 || from >= items.length) return [...items];
  const list = [...items];
  const [item] = list.splice(from, 1) as [Item];
  list.splice(Math.max(0, Math.min(to, list.length)), 0, item);
  return list;
}
