"use client";

import { Button, LinkButton } from "@/components/ui/Button";
import { PROBLEM_PAGES } from "@/lib/content/problems";

const { error: copy } = PROBLEM_PAGES;

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

/** Says that something failed, and offers to try again. Never shows the error itself. */
export function ErrorPanel({ error, retry }: ErrorPageProps) {
  const reference = referenceOf(error);
  return (
    <div className="mx-auto w-full max-w-page px-gutter py-section">
      <h1 className="max-w-[10.6em] text-title">{copy.title}</h1>
      <p className="mt-4 max-w-[36rem] text-lead text-ink-soft">{copy.lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => retry()}>{copy.retry}</Button>
        <LinkButton href="/" variant="secondary">
          {copy.home}
        </LinkButton>
      </div>
      {reference && (
        <p className="mt-8 text-fine text-ink-soft">
          {copy.reference} <code className="select-all">{reference}</code>
        </p>
      )}
    </div>
  );
}
