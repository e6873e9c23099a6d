"use client";

import { useState } from "react";
import { Button } from "./Button";
import { Icon } from "./Icon";

/** Copies a text, and says so. */
export function CopyButton({
  text,
  label,
  copiedLabel,
}: {
  text: string;
  label: string;
  copiedLabel: string;
}) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser refused: the text is there to be selected.
    }
  };
  return (
    <>
      <Button variant="secondary" className="only-scripting" onClick={copy}>
        <Icon name={copied ? "check" : "copy"} />
        {copied ? copiedLabel : label}
      </Button>
      <span role="status" className="visually-hidden">
        {copied && copiedLabel}
      </span>
    </>
  );
}
