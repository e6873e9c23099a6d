import { HEARTS } from "./copy";
import { button, element } from "./dom";

/** A way on from a note. */
interface NoteLink {
  label: string;
  href: string;
}

let shown: HTMLElement | null = null;
let spoken: HTMLElement | null = null;

/** Something that a note does; it is closed once that succeeded. */
interface NoteAction {
  label: string;
  press: () => Promise<boolean>;
}

const ways = (links: readonly NoteLink[], act: HTMLElement | null): HTMLElement =>
  element("div", { class: "heart-note-links" }, [
    ...(act ? [act] : []),
    ...links.map(({ label, href }) => element("a", { href, class: "text-link" }, [label])),
  ]);

/**
 * Says something at the foot of the window, without taking the focus; it stays until it is closed or another
 * one comes. By the keyboard it follows what was pressed, where the browser knows how.
 */
export function showMessage(
  text: string,
  links: readonly NoteLink[],
  source?: HTMLElement,
  action?: NoteAction,
): void {
  shown?.remove();
  const close = button("×", "", () => {
    note.remove();
    source?.focus({ preventScroll: true });
  });
  close.setAttribute("aria-label", HEARTS.close);
  const act = action
    ? button(action.label, "heart-note-action", async () => {
        if (await action.press()) note.remove();
      })
    : null;
  const note = element(
    "aside",
    { class: "heart-note no-print", popover: "manual", "aria-label": HEARTS.label },
    [
      element("p", {}, [text]),
      ...(links.length + (act ? 1 : 0) === 0 ? [] : [ways(links, act)]),
      close,
    ],
  );
  shown = note;
  document.body.append(note);
  note.showPopover?.(source && { source });
  // Regions that were there before are announced; one that comes with its text often is not.
  if (!spoken) {
    spoken = element("p", { role: "status", class: "visually-hidden" });
    document.body.append(spoken);
  }
  const region = spoken;
  setTimeout(() => {
    region.textContent = text;
  }, 100);
}
