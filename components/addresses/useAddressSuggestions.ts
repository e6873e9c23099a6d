"use client";

import { useEffect, useRef, useState } from "react";
import type { Address } from "@/lib/public-data/addresses/schemas";

/** An address as the Base Adresse Nationale has it. */
export type AddressItem = Address;

const PAUSE_MS = 200;
const LEAST = 4;

/** Number and street, as forms have them. */
export const addressLine = ({
  houseNumber,
  street,
}: Pick<AddressItem, "houseNumber" | "street">): string =>
  [houseNumber, street].filter(Boolean).join(" ");

/** The addresses that match a text, near a postal code where one is known. The last text wins. */
export function useAddressSuggestions() {
  const [items, setItems] = useState<AddressItem[]>([]);
  const pending = useRef<AbortController | null>(null);

  const close = () => {
    pending.current?.abort();
    setItems([]);
  };

  const request = (text: string, near: string | undefined) => {
    pending.current?.abort();
    if (text.trim().length < LEAST) return setItems([]);
    const controller = new AbortController();
    pending.current = controller;
    const query = near ? `${text} ${near}` : text;
    setTimeout(async () => {
      if (controller.signal.aborted) return;
      try {
        const { signal } = controller;
        const response = await fetch(`/api/addresses?q=${encodeURIComponent(query)}`, { signal });
        const body = response.ok ? await response.json() : { items: [] };
        if (!signal.aborted) setItems(readItems(body));
      } catch {
        // Aborted, or no network: the field stays a plain one.
      }
    }, PAUSE_MS);
  };

  useEffect(() => () => pending.current?.abort(), []);
  return { items, request, close };
}

/** What the call proposes; nothing where it can't. */
function readItems(body: unknown): AddressItem[] {
  const { items } = (body ?? {}) as { items?: unknown };
  return Array.isArray(items) ? (items as AddressItem[]) : [];
}
