"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";

/** The device's own sheet of ways to share, where it has one. */
export function NativeShare({
  label,
  title,
  text,
}: {
  label: string;
  title: string;
  text: string;
}) {
  const [offered, setOffered] = useState(false);
  useEffect(() => setOffered(typeof navigator.share === "function"), []);
  if (!offered) return null;
  const share = async () => {
    try {
      await navigator.share({ title, text });
    } catch {
      // The person closed the sheet: there is nothing to say.
    }
  };
  return (
    <Button wide onClick={share}>
      <Icon name="share-2" />
      {label}
    </Button>
  );
}
