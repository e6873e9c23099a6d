"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import { RESULTS, RESULTS_TITLE } from "./ids";
import { onShowSearch, type Step } from "./live";
import { bringInLine, type FormMemory, hearForm } from "./live-form";

/**
 * Makes the server's form apply at once: it hears the form, asks for the page of the new address,
 * and brings the form in line when the address changes by another way (a chip, the map, the Back
 * button). Renders nothing; without it the form is submitted like any other.
 */
export function LiveSearch({ searchPath }: { searchPath: string }) {
  const router = useRouter();
  const query = useSearchParams().toString();
  const [pending, startTransition] = useTransition();
  const memory = useRef<FormMemory>({ requested: query, place: null });
  const shown = useRef(query);
  /** Whether the change comes from a link, which goes away with it and would take the focus along. */
  const followed = useRef(false);

  useEffect(() => markPending(pending), [pending]);

  useEffect(() => {
    bringInLine(query, memory.current);
    if (query === shown.current) return;
    shown.current = query;
    showTop(followed.current);
    followed.current = false;
  }, [query]);

  useEffect(() => {
    const go = (href: string, step: Step) => {
      const { pathname, search } = window.location;
      if (href === pathname + search) return;
      startTransition(() => router[step](href, { scroll: false }));
    };
    const follow = (href: string | null) => {
      followed.current = true;
      go(href ?? searchPath, "push");
    };
    const stops = [hearForm(searchPath, memory.current, go), onShowSearch(go), hearLinks(follow)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router, searchPath]);

  return null;
}

/** Marks the results while others are on their way. */
function markPending(pending: boolean): void {
  const results = document.getElementById(RESULTS);
  results?.toggleAttribute("data-pending", pending);
  results?.setAttribute("aria-busy", String(pending));
}

/** Hears presses of links to other searches; returns how to stop. */
function hearLinks(onFollow: (href: string | null) => void): () => void {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    const link = event.target instanceof Element && event.target.closest("a[data-live]");
    if (!link) return;
    event.preventDefault();
    onFollow(link.getAttribute("href"));
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

/** New results start at their top, wherever the old ones were scrolled to. */
function showTop(focusTitle: boolean): void {
  const results = document.getElementById(RESULTS);
  if (results && results.getBoundingClientRect().top < 0) {
    results.scrollIntoView({ behavior: "instant" });
  }
  if (focusTitle) document.getElementById(RESULTS_TITLE)?.focus({ preventScroll: true });
}
