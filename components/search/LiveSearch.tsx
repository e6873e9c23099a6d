"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import { formHref } from "@/lib/search/form";
import { FILTER_SHEET, RESULTS, RESULTS_TITLE, SEARCH_FORM } from "./ids";
import { onShowSearch, type Step } from "./live";

const TYPING_PAUSE_MS = 700;
const CHOICE_PAUSE_MS = 60;

/**
 * Makes the server's form apply at once: it hears the form, asks for the page of the new address,
 * and brings the form in line when the address changes by another way (a chip, the map, the Back
 * button). Renders nothing; without it the form is submitted like any other.
 */
export function LiveSearch({ searchPath }: { searchPath: string }) {
  const router = useRouter();
  const query = useSearchParams().toString();
  const [pending, startTransition] = useTransition();
  /** The query the form itself asked for: the form is then already in line with it. */
  const requested = useRef(query);
  const shown = useRef(query);
  /** The place last chosen or confirmed: what is being typed is not searched yet. */
  const place = useRef<string>(null);
  /** Whether the change comes from a link, which goes away with it and would take the focus along. */
  const followed = useRef(false);

  useEffect(() => {
    const results = document.getElementById(RESULTS);
    results?.toggleAttribute("data-pending", pending);
    results?.setAttribute("aria-busy", String(pending));
  }, [pending]);

  useEffect(() => {
    const form = searchForm();
    if (form && query !== requested.current) {
      requested.current = query;
      form.reset();
      place.current = null;
      const sort = form.elements.namedItem("sort");
      if (sort instanceof HTMLSelectElement) {
        sort.value = new URLSearchParams(query).get("sort") ?? "relevance";
      }
    }
    if (query === shown.current) return;
    shown.current = query;
    showTop(followed.current);
    followed.current = false;
  }, [query]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** The step that waits for its pause: one choice makes it one to undo. */
    let waiting: Step = "replace";

    const go = (href: string, step: Step) => {
      const { pathname, search } = window.location;
      if (href === pathname + search) return;
      startTransition(() => router[step](href, { scroll: false }));
    };

    const apply = () => {
      clearTimeout(timer);
      const step = waiting;
      waiting = "replace";
      const form = searchForm();
      if (!form) return;
      const fields = new FormData(form);
      if (place.current !== null) fields.set("location", place.current);
      const href = formHref(fields, {
        path: form.getAttribute("action") ?? searchPath,
        ownPlace: form.dataset.ownPlace ?? null,
        searchPath,
      });
      requested.current = new URLSearchParams(href.split("?")[1]).toString();
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
        place.current ??= field.defaultValue;
        return;
      }
      if (field.name === "location") {
        place.current = field.value;
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
      place.current = null;
      waiting = "push";
      apply();
      const sheet = document.getElementById(FILTER_SHEET);
      if (!sheet?.matches(":popover-open")) return;
      sheet.hidePopover();
      document.getElementById(RESULTS_TITLE)?.focus();
    };

    const follow = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        return;
      }
      const link = event.target instanceof Element && event.target.closest("a[data-live]");
      if (!link) return;
      event.preventDefault();
      followed.current = true;
      go(link.getAttribute("href") ?? searchPath, "push");
    };

    // Choices made before this script was there.
    if (isTouched(searchForm())) {
      place.current = placeField()?.defaultValue ?? null;
      apply();
    }

    const stopHearing = onShowSearch(go);
    document.addEventListener("input", applySoon);
    document.addEventListener("change", applySoon);
    document.addEventListener("submit", submit);
    document.addEventListener("click", follow);
    return () => {
      clearTimeout(timer);
      stopHearing();
      document.removeEventListener("input", applySoon);
      document.removeEventListener("change", applySoon);
      document.removeEventListener("submit", submit);
      document.removeEventListener("click", follow);
    };
  }, [router, searchPath]);

  return null;
}

function searchForm(): HTMLFormElement | null {
  const form = document.getElementById(SEARCH_FORM);
  return form instanceof HTMLFormElement ? form : null;
}

function placeField(): HTMLInputElement | null {
  const field = searchForm()?.elements.namedItem("location");
  return field instanceof HTMLInputElement ? field : null;
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

/** New results start at their top, wherever the old ones were scrolled to. */
function showTop(focusTitle: boolean): void {
  const results = document.getElementById(RESULTS);
  if (results && results.getBoundingClientRect().top < 0) {
    results.scrollIntoView({ behavior: "instant" });
  }
  if (focusTitle) document.getElementById(RESULTS_TITLE)?.focus({ preventScroll: true });
}
