"use client";

import { useEffect, useState } from "react";
import { isTextWaiting, tidyOwnText } from "@/components/forms/own-text";
import { Callout } from "@/components/ui/Callout";
import { AUTH } from "../copy";

/** Says that a form which could not be sent, its session having ended, waits for its person to sign in. */
export function WaitingText() {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    tidyOwnText();
    setWaiting(isTextWaiting());
  }, []);
  if (!isWaiting) return null;
  return (
    <Callout live className="mb-5">
      <p>{AUTH.login.textWaits}</p>
    </Callout>
  );
}
