import { formHref } from "@/lib/search/form";
import { FILTER_SHEET, RESULTS_TITLE, SEARCH_FORM } from "./ids";
import type { Step } from "./live";

const TYPING_PAUSE_MS = 700;
const CHOICE_PAUSE_MS = 60;

/** The query and the place of the form, from one search to the next. */
export interface FormMemory {
  /** The query the form itself asked for: the form is then already in line with it. */
  requested: string;
  /** The place last chosen or confirmed: what is being typed is not searched yet. */
  place: string | null;
}

/** Brings the form in line with an address that it did not ask for. */
export function bringInLine(query: string, memory: FormMemory): void {
  const form = searchForm();
  if (!form || query === memory.requested) return;
  memory.requested = query;
  form.reset();
  memory.place = null;
  const sort = form.elements.namedItem("sort");
  if (sort instanceof HTMLSelectElement) {
    sort.value = new URLSearchParams(query).get("sort") ?? "relevance";
  }
}

/**
 * Hears what is chosen and typed in the form, and searches it: choices at once, what is typed after a pause.
 * @param go asks for the page of an address
 * @returns how to stop
 */
export function hearForm(
  searchPath: string,
  memory: FormMemory,
  go: (href: string, step: Step) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The step that waits for its pause: one choice makes it one to undo. */
  let waiting: Step = "replace";

  const apply = () => {
    clearTimeout(timer);
    const step = waiting;
    waiting = "replace";
    const form = searchForm();
    if (!form) return;
    const href = hrefOf(form, memory.place, searchPath);
    memory.requested = new URLSearchParams(href.split("?")[1]).toString();
    go(href, step);
  };

  const applySoon = (event: Event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    if (field.form?.id !== SEARCH_FORM || field.name === "") return;
    const text = field.type === "text";
    const typing = text && event.type === "input";
    // A place is searched once it is chosen or confirmed, not at each letter.
    if (typing && field.name === "location") {
      memory.place ??= field.defaultValue;
      return;
    }
    if (field.name === "location") {
      memory.place = field.value;
      leaveArea(field.form);
    }
    if (!text || field.name === "location") waiting = "push";
    clearTimeout(timer);
    timer = setTimeout(apply, typing ? TYPING_PAUSE_MS : CHOICE_PAUSE_MS);
  };

  const submit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.id !== SEARCH_FORM) return;
    event.preventDefault();
    memory.place = null;
    waiting = "push";
    apply();
    closeSheet();
  };

  // Choices made before this script was there.
  if (isTouched(searchForm())) {
    memory.place = placeField()?.defaultValue ?? null;
    apply();
  }

  document.addEventListener("input", applySoon);
  document.addEventListener("change", applySoon);
  document.addEventListener("submit", submit);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("input", applySoon);
    document.removeEventListener("change", applySoon);
    document.removeEventListener("submit", submit);
  };
}

function searchForm(): HTMLFormElement | null {
  const form = document.getElementById(SEARCH_FORM);
  return form instanceof HTMLFormElement ? form : null;
}

function placeField(): HTMLInputElement | null {
  const field = searchForm()?.elements.namedItem("location");
  return field instanceof HTMLInputElement ? field : null;
}

/** Where the form as it stands leads, with another place than it shows where one is given. */
function hrefOf(form: HTMLFormElement, place: string | null, searchPath: string): string {
  const fields = new FormData(form);
  if (place !== null) fields.set("location", place);
  return formHref(fields, {
    path: form.getAttribute("action") ?? searchPath,
    ownPlace: form.dataset.ownPlace ?? null,
    searchPath,
  });
}

/** Whether a choice differs from what the server wrote; what is being typed as a place does not count. */
function isTouched(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some((field) => {
    if (field instanceof HTMLSelectElement) {
      return [...field.options].some((option) => option.selected !== option.defaultSelected);
    }
    if (!(field instanceof HTMLInputElement) || field.name === "") return false;
    if (field.type === "checkbox" || field.type === "radio") {
      return field.checked !== field.defaultChecked;
    }
    return field.name !== "location" && field.value !== field.defaultValue;
  });
}

/** Another place is asked for: the map's area no longer applies. */
function leaveArea(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? []) {
    field.value = "";
  }
}

/** Closes the filters that cover the results, which then have the focus. */
function closeSheet(): void {
  const sheet = document.getElementById(FILTER_SHEET);
  if (!sheet?.matches(":popover-open")) return;
  sheet.hidePopover();
  document.getElementById(RESULTS_TITLE)?.focus();
}
