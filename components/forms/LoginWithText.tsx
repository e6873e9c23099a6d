"use client";

import { useEffect } from "react";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { carryText, unpackText } from "./carried-text";

/** The words around it. */
interface LoginLabels {
  withoutScripts: string;
  hasAccount: string;
  login: string;
}

/** Fills a form in with what was written in it before the login, where it was taken along. */
export function useCarriedText(formId: string): void {
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (form) void unpackText(formId, form);
  }, [formId]);
}

/** The way to the login, which takes along what was written; without scripts it comes first, and says why. */
export function LoginWithText({
  formId,
  href,
  labels,
}: {
  formId: string;
  href: string;
  labels: LoginLabels;
}) {
  return (
    <>
      <Callout tone="info" className="only-noscript">
        <p>{labels.withoutScripts}</p>
      </Callout>
      <p className="text-small">
        {labels.hasAccount}{" "}
        <Link
          href={href}
          rel="nofollow"
          className="text-link inline-flex min-h-11 items-center"
          onClick={() => {
            const form = document.forms.namedItem(formId);
            if (form) carryText(formId, form);
          }}
        >
          {labels.login}
        </Link>
      </p>
    </>
  );
}
