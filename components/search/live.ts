const GO = "search:go";

/** Asks the search screen to show another search, in place. */
export function showSearch(href: string): void {
  document.dispatchEvent(new CustomEvent<string>(GO, { detail: href }));
}

/** Hears what `showSearch` asks; returns how to stop. */
export function onShowSearch(handler: (href: string) => void): () => void {
  const listener = (event: Event) => handler((event as CustomEvent<string>).detail);
  document.addEventListener(GO, listener);
  return () => document.removeEventListener(GO, listener);
}
