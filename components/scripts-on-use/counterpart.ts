/**
 * The element that stands in the place of one of a page that React made anew: the same in the same order, for it
 * is the same page; null where it is not.
 */
export function counterpartOf(element: Element): Element | null {
  if (element.isConnected) return element;
  if (element.id !== "") return document.getElementById(element.id);
  let root = element;
  while (root.parentElement) root = root.parentElement;
  const among = (top: Element) => [...top.querySelectorAll(element.localName)];
  const before = among(root);
  const now = among(document.body);
  return before.length === now.length ? (now[before.indexOf(element)] ?? null) : null;
}
