"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Badge } from "@/components/ui/Badge";
import { CARD, PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { formatCount, formatPrice, formatSurface } from "@/lib/kernel/format";
import { eurosToCents } from "@/lib/kernel/money";
import type { ListingItemJson, ListingJson } from "@/lib/listings/json-schemas";
import { routes } from "@/lib/routes/public";
import { boxText } from "@/lib/search/boxes";
import type { BoundingBox } from "@/lib/search-index/criteria";
import { hiddenHere } from "./clusters";
import { MAP_VIEW } from "./copy";
import { PreviewBox } from "./PreviewBox";

type Previewed = Pick<
  ListingItemJson,
  | "id"
  | "title"
  | "type"
  | "price"
  | "rooms"
  | "surface"
  | "location"
  | "thumbnail"
  | "isDemonstration"
>;

/** The listing chosen on the map, or those that share its address. Escape closes it. */
export function MapPreview({
  listingId,
  query,
  around,
  onClose,
}: {
  /** Null when several share the address: those of the search inside `around` are shown. */
  listingId: string | null;
  query: string;
  around: BoundingBox;
  onClose: () => void;
}) {
  const [items, setItems] = useState<Previewed[] | null>(null);
  const close = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const request = new AbortController();
    loadPreview({ listingId, query, around }, request.signal).then(
      (found) => {
        if (request.signal.aborted) return;
        if (found.length === 0) onClose();
        else setItems(found);
      },
      () => {
        if (!request.signal.aborted) onClose();
      },
    );
    return () => request.abort();
  }, [listingId, query, around, onClose]);

  // The focus comes in, and goes back to the pin.
  useEffect(() => {
    const pin = document.activeElement;
    return () => {
      if (pin instanceof HTMLElement && pin.isConnected) pin.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    if (items !== null) close.current?.focus({ preventScroll: true });
  }, [items]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // On a narrow screen, the map itself would close too.
    event.preventDefault();
    onClose();
  };

  if (items === null) return null;
  return (
    <PreviewBox
      label={MAP_VIEW.previewLabel}
      count={
        items.length > 1 ? MAP_VIEW.previewMany(formatCount(items.length, "bien", "biens")) : null
      }
      closeLabel={MAP_VIEW.previewClose}
      close={close}
      onClose={onClose}
      onKeyDown={closeOnEscape}
    >
      {items.map((listing) => (
        <li key={listing.id}>
          {listing.thumbnail !== null && (
            <img src={new URL(listing.thumbnail).pathname} alt="" width={120} height={80} />
          )}
          <div>
            <strong>{formatPrice(eurosToCents(listing.price))}</strong>
            <a href={routes.listing(listing.id)}>{listing.title}</a>
            <p>
              {PROPERTY_TYPE_LABELS[listing.type]} · {listing.rooms} {CARD.rooms(listing.rooms)} ·{" "}
              {formatSurface(listing.surface * 100)} · {listing.location.city}
            </p>
            {listing.isDemonstration && <Badge>{CARD.demonstration}</Badge>}
          </div>
        </li>
      ))}
    </PreviewBox>
  );
}

async function loadPreview(
  { listingId, query, around }: { listingId: string | null; query: string; around: BoundingBox },
  signal: AbortSignal,
): Promise<Previewed[]> {
  if (listingId !== null) {
    const response = await fetch(`/api/listings/${listingId}`, { signal });
    if (!response.ok) return [];
    const listing: ListingJson = await response.json();
    return [listing];
  }
  const params = new URLSearchParams(query);
  params.set("bbox", boxText(around));
  const response = await fetch(`/api/listings?${params}`, { signal });
  const body: { items: ListingItemJson[] } = response.ok ? await response.json() : { items: [] };
  const hidden = hiddenHere();
  return body.items.filter(({ id }) => !hidden.includes(id));
}
