"use client";

import { useEffect } from "react";

const SCRIPT = "/sw.js";

/**
 * Registers the service worker once the page is loaded. When another version takes over (an
 * update, or one activated from another tab) the page reloads, unless something was typed in it:
 * nobody loses a half-written message to a deployment. Errors are ignored: the site works without.
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
    let typed = false;
    document.addEventListener("input", () => (typed = true), { signal });
    // The very first activation changes nothing on the page: no reload.
    if (workers.controller) {
      const reload = () => {
        if (!typed) location.reload();
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
