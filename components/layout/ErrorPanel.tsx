"use client";

import { useEffect, useRef } from "react";
import { Button, LinkButton } from "@/components/ui/Button";
import { ERROR_PAGE } from "@/lib/content/error-page";

/** What Next gives an error page. */
export interface ErrorPageProps {
  error: unknown;
  retry: () => void;
}

/** The identifier under which the server logged the error, when it has one. */
function referenceOf(error: unknown): string | null {
  const digest = error instanceof Error && "digest" in error ? error.digest : null;
  return typeof digest === "string" ? digest : null;
}

/** Whether a script of the page could not be loaded: it is asked for in vain until the page is another. */
const isMissing = (error: unknown) => error instanceof Error && error.name === "ChunkLoadError";

const isOffline = () => typeof navigator !== "undefined" && !navigator.onLine;

function leadOf(error: unknown): string {
  if (isOffline()) return ERROR_PAGE.leadOffline;
  if (isMissing(error)) return ERROR_PAGE.leadMissing;
  return referenceOf(error) === null ? ERROR_PAGE.lead : ERROR_PAGE.leadLogged;
}

/** Says that something failed, and offers to try again. Never shows the error itself. */
export function ErrorPanel({ error, retry }: ErrorPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus went with the page: whoever listens hears what stands there now.
  useEffect(() => title.current?.focus(), []);
  const reference = referenceOf(error);
  const isReload = isMissing(error);
  return (
    <div className="mx-auto w-full max-w-page px-gutter py-section">
      <h1 ref={title} tabIndex={-1} className="max-w-[10.6em] text-title outline-none">
        {ERROR_PAGE.title}
      </h1>
      <p className="mt-4 max-w-[36rem] text-lead text-ink-soft">{leadOf(error)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => (isReload ? window.location.reload() : retry())}>
          {isReload ? ERROR_PAGE.reload : ERROR_PAGE.retry}
        </Button>
        <LinkButton href="/" variant="secondary">
          {ERROR_PAGE.home}
        </LinkButton>
      </div>
      {reference && (
        <p className="mt-8 text-fine text-ink-soft">
          {ERROR_PAGE.reference} <code className="select-all">{reference}</code>
          {" · "}
          <a href="/contact" className="text-link">
            {ERROR_PAGE.write}
          </a>
        </p>
      )}
    </div>
  );
}
