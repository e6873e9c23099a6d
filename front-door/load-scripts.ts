/**
 * Runs in the browser, in the page: loads the page's scripts when it is first used, when it has
 * been open for long, or at once on a wide screen where the page shows its map there. Until then
 * everything is plain HTML. What is pressed and typed while they load is done again once they run.
 *
 * It is sent as text, so it must refer to nothing outside itself.
 */
export function loadScripts(): void {
  const list = document.getElementById("page-scripts");
  if (!list) return;
  const LONG_OPEN_MS = 20_000;
  const SIGNS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
  const options = { capture: true, passive: true };
  const again: (() => void)[] = [];
  const touched = new Set<HTMLInputElement>();
  let begun = false;

  const load = () => {
    if (begun) return;
    begun = true;
    for (const sign of SIGNS) removeEventListener(sign, load, options);
    for (const src of JSON.parse(list.textContent || "[]") as string[]) {
      const script = document.createElement("script");
      script.src = src;
      // React looks for the attribute when it takes the page over.
      script.setAttribute("async", "");
      document.head.append(script);
    }
  };

  /** Buttons that only a script answers: the browser opens, closes and submits by itself. */
  const onPress = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>("button[type=button]:not([popovertarget])");
    if (button) again.push(() => button.isConnected && button.click());
  };
  const onKey = (event: KeyboardEvent) => {
    const target = event.target;
    if (!(target instanceof HTMLElement) || !/^(Arrow|Home|End|Escape)/.test(event.key)) return;
    if (target.closest("input, select, textarea, summary")) return;
    // By then the focus may be in what an earlier press opened.
    again.push(() =>
      (document.activeElement ?? target).dispatchEvent(new KeyboardEvent(event.type, event)),
    );
  };
  const onInput = (event: Event) => {
    const field = event.target;
    if (field instanceof HTMLInputElement && !touched.has(field)) touched.add(field);
  };

  /** React knows a field's value from when it took the page over: it is typed once more. */
  const typeAgain = (field: HTMLInputElement) => {
    if (field.type === "checkbox" || field.type === "radio") {
      if (field.checked === field.defaultChecked) return;
      field.checked = field.defaultChecked;
      field.click();
      return;
    }
    const { value, defaultValue } = field;
    if (value === defaultValue) return;
    field.value = defaultValue;
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    setter?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };

  addEventListener("click", onPress, true);
  addEventListener("keydown", onKey, true);
  addEventListener("input", onInput, true);
  addEventListener(
    "loopimmo:live",
    () => {
      removeEventListener("click", onPress, true);
      removeEventListener("keydown", onKey, true);
      removeEventListener("input", onInput, true);
      for (const field of touched) typeAgain(field);
      // One at a time: what one opens, the next may act in.
      const next = () => {
        again.shift()?.();
        if (again.length > 0) setTimeout(next);
      };
      next();
    },
    { once: true },
  );

  for (const sign of SIGNS) addEventListener(sign, load, options);
  if (list.dataset.when === "used-or-wide" && matchMedia("(min-width: 64rem)").matches) load();
  addEventListener("load", () => setTimeout(load, LONG_OPEN_MS));
}
