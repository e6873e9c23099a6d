"use client";

import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { SHARE } from "./islands-copy";

/** How long the confirmation stays, in milliseconds. */
const SHOWN_MS = 5_000;

/** Shares the page with the device's own sheet, or copies its address and says so. */
export function ShareButton({ url, title }: { url: string; title: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // The person closed the sheet, or the browser refused: there is nothing to say.
    }
  };

  return (
    <>
      <button
        type="button"
        onClick={share}
        className={cx("only-scripting", buttonClass({ variant: "secondary" }))}
      >
        <Icon name={copied ? "check" : "share-2"} />
        {copied ? SHARE.copied : SHARE.share}
      </button>
      <span role="status" className="visually-hidden">
        {copied && SHARE.copied}
      </span>
    </>
  );
}
