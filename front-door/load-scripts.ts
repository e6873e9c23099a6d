/**
 * Runs in the browser, at the head of the page: loads the page's scripts when it is first used, when
 * it has been open for long, or as soon as it is read on a wide screen where it shows its map there.
 * Until then everything is plain HTML. What is pressed and typed before they run is done again once
 * they do.
 *
 * It is sent as text, so it must refer to nothing outside itself.
 */
export function loadScripts(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const LONG_OPEN_MS = 20_000;
  const SIGNS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
  const options = { capture: true, passive: true };
  const again: (() => void)[] = [];
  const touched = new Set<Field>();
  let begun = false;

  const list = () => document.getElementById("page-scripts");
  const onceRead = (act: () => void) => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", act);
    else act();
  };
  const insert = () => {
    for (const src of JSON.parse(list()?.textContent || "[]") as string[]) {
      const script = document.createElement("script");
      script.src = src;
      // React looks for the attribute when it takes the page over.
      script.setAttribute("async", "");
      document.head.append(script);
    }
  };
  const load = () => {
    if (begun) return;
    begun = true;
    for (const sign of SIGNS) removeEventListener(sign, load, options);
    onceRead(insert);
  };

  /**
   * Buttons that only a script answers: the browser opens, closes and submits by itself, but for a
   * form that goes nowhere.
   */
  const onPress = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>(
      "button[type=button]:not([popovertarget]), form[method=dialog] button[type=submit]",
    );
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
    if (field instanceof HTMLElement && field.matches("input, textarea, select")) {
      touched.add(field as Field);
    }
  };

  /** React knows a field's value from when it took the page over: it is typed once more. */
  const typeAgain = (field: Field) => {
    if (field instanceof HTMLSelectElement) {
      for (const type of ["input", "change"]) {
        field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      return;
    }
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      if (field.checked === field.defaultChecked) return;
      field.checked = field.defaultChecked;
      field.click();
      return;
    }
    const { value, defaultValue } = field;
    if (value === defaultValue) return;
    field.value = defaultValue;
    const { prototype } = field.constructor as typeof HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
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
  // What is the person's own, for who is signed in: nobody else has the cookie.
  onceRead(() => {
    if (!document.cookie.includes("loopimmo.in=")) return;
    const script = document.createElement("script");
    script.src = "/me.js";
    document.head.append(script);
  });
  onceRead(() => {
    const when = list()?.dataset.when;
    if (when === "used-or-wide" && matchMedia("(min-width: 64rem)").matches) load();
  });
  addEventListener("load", () => setTimeout(load, LONG_OPEN_MS));
}
