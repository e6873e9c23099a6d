"use client";

import { useEffect, useRef, useState } from "react";
import { type AddressItem, addressLine } from "@/components/addresses/useAddressSuggestions";
import type { GeoPoint } from "@/lib/kernel/geo";
import type { Fill } from "@/lib/revisions/content";
import { useEditor } from "../EditorProvider";
import { requestFill } from "./fill";

/** Milliseconds without a move after which the pin is where it was wanted. */
const PAUSE_MS = 500;

const plain = (text: string | undefined) =>
  text
    ?.toLowerCase()
    .replaceAll(/[\s,]+/g, " ")
    .trim();

/** What an address fills; the pin stays where a person put it. */
const changesOf = (item: AddressItem) => ({
  address: addressLine(item),
  postalCode: item.postalCode,
  communeCode: item.cityCode,
  addressId: item.id,
});

/**
 * Where the home is: an address that is chosen fills the pin and the parcel; a pin that is moved fills the parcel,
 * and the address that it is then in front of is offered.
 */
export function usePlace() {
  const editor = useEditor();
  const latest = useRef(editor);
  latest.current = editor;
  const pending = useRef<AbortController | null>(null);
  const [offer, setOffer] = useState<AddressItem | null>(null);
  useEffect(() => () => pending.current?.abort(), []);

  const ask = (what: "address" | "parcel", { lat, lng }: GeoPoint, { signal }: AbortController) =>
    requestFill(latest.current.view.id, { what, lat: `${lat}`, lng: `${lng}` }, signal);

  const fillParcel = async (point: GeoPoint, request: AbortController) => {
    const { parcel } = await ask("parcel", point, request);
    if (request.signal.aborted) return;
    const { content, problemOf, set } = latest.current;
    const isFilled = content.sources?.parcelId !== undefined;
    // What somebody typed of it stays, readable or not.
    const isTyped = (content.parcelId !== undefined && !isFilled) || problemOf("parcelId") !== null;
    if (isTyped) return;
    if (parcel) set(parcel.changes, parcel.fills);
    // It was the parcel of where the pin stood before.
    else if (isFilled) set({ parcelId: null });
  };

  const offerAddress = async (point: GeoPoint, request: AbortController) => {
    const { address } = await ask("address", point, request);
    if (request.signal.aborted || !address) return;
    const { content } = latest.current;
    const isSame =
      address.id === content.addressId ||
      (plain(addressLine(address)) === plain(content.address) &&
        address.postalCode === content.postalCode);
    if (!isSame) setOffer(address);
  };

  const begin = () => {
    pending.current?.abort();
    pending.current = new AbortController();
    setOffer(null);
    return pending.current;
  };

  /** The address that the seller chose among the proposed ones. */
  const choose = (item: AddressItem) => {
    const request = begin();
    const { lat, lng } = item;
    const { content, set } = latest.current;
    const fill: Fill = { source: "ban", at: new Date().toISOString() };
    const fills = { address: fill, postalCode: fill, communeCode: fill, lat: fill, lng: fill };
    const isParcelFilled = content.sources?.parcelId !== undefined;
    set({ ...changesOf(item), lat, lng, ...(isParcelFilled && { parcelId: null }) }, fills);
    void fillParcel({ lat, lng }, request);
  };

  const movePin = (point: GeoPoint) => {
    const request = begin();
    latest.current.set({ ...point });
    setTimeout(() => {
      if (request.signal.aborted) return;
      void fillParcel(point, request);
      void offerAddress(point, request);
    }, PAUSE_MS);
  };

  const acceptOffer = () => {
    if (!offer) return;
    const fill: Fill = { source: "ban", at: new Date().toISOString() };
    latest.current.set(changesOf(offer), { address: fill, postalCode: fill, communeCode: fill });
    setOffer(null);
  };

  return { choose, movePin, offer, acceptOffer, declineOffer: () => setOffer(null) };
}

export type Place = ReturnType<typeof usePlace>;
