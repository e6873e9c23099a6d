"use client";

import { useEffect } from "react";
import { begin } from "./landing";
import { MessageRegion } from "./MessageRegion";
import { OfferDialog } from "./OfferDialog";

let isBegun = false;

/**
 * What every page adds for the person who reads it: the page itself is the same for everyone. Its parts read
 * the store (store.ts); what they say is shown here.
 */
export function Me() {
  useEffect(() => {
    if (isBegun) return;
    isBegun = true;
    begin().catch(() => undefined);
  }, []);
  return (
    <>
      <MessageRegion />
      <OfferDialog />
    </>
  );
}
