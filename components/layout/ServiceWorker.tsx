"use client";

import { useEffect } from "react";

const SCRIPT = "/sw.js";

/** What a person has under their hands and has not sent: a text that stands in a field, a choice. */
function isUnsaved(field: EventTarget): boolean {
  if (!(field instanceof HTMLElement) || !field.isConnected) return false;
  if (field instanceof HTMLTextAreaElement) return field.value.trim() !== "";
  if (!(field instanceof HTMLInputElement)) return true;
  const isChoice = ["checkbox", "radio", "range"].includes(field.type);
  return isChoice || field.value.trim() !== "";
}

/**
 * Registers the service worker once the page is loaded. When another version takes over (an
 * update, or one activated from another tab) the page reloads, unless something typed in it is unsaved:
 * nobody loses a half-written message to a deployment, and the next navigation loads a page anew anyway.
 * Errors are ignored: the site works without.
 */
export function ServiceWorker() {
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers) return;

    if (process.env.NODE_ENV !== "production") {
      // In development names carry no hash: a worker left by a production run would serve old code.
      workers
        .getRegistrations()
        .then((found) => Promise.all(found.map((registration) => registration.unregister())))
        .catch(() => undefined);
      return;
    }

    const listening = new AbortController();
    const { signal } = listening;
    const typed = new Set<EventTarget>();
    const note = ({ target }: Event) => {
      if (target) typed.add(target);
    };
    document.addEventListener("input", note, { signal });
    // The very first activation changes nothing on the page: no reload.
    if (workers.controller) {
      const reload = () => {
        if (![...typed].some(isUnsaved)) location.reload();
      };
      workers.addEventListener("controllerchange", reload, { once: true, signal });
    }
    const register = () => {
      workers.register(SCRIPT, { scope: "/" }).catch(() => undefined);
    };
    if (document.readyState === "complete") register();
    else window.addEventListener("load", register, { once: true, signal });
    return () => listening.abort();
  }, []);
  return null;
}
