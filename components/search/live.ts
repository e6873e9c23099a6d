const GO = "search:go";

/** A choice is a step that the Back button undoes; what is typed or dragged about is not. */
export type Step = "push" | "replace";

interface Going {
  href: string;
  step: Step;
}

/** Asks the search screen to show another search, in place. */
export function showSearch(href: string, step: Step): void {
  document.dispatchEvent(new CustomEvent<Going>(GO, { detail: { href, step } }));
}

/** Hears what `showSearch` asks; returns how to stop. */
export function onShowSearch(handler: (href: string, step: Step) => void): () => void {
  const listener = (event: Event) => {
    const { href, step } = (event as CustomEvent<Going>).detail;
    handler(href, step);
  };
  document.addEventListener(GO, listener);
  return () => document.removeEventListener(GO, listener);
}
