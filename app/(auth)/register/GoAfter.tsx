"use client";

import { useEffect } from "react";

/** Leads to an address after a while, as the text beside it announces. */
export function GoAfter({ href, seconds }: { href: string; seconds: number }) {
  useEffect(() => {
    const timer = setTimeout(() => location.assign(href), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [href, seconds]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${seconds};url=${href}`} />
    </noscript>
  );
}
