import type { ComponentProps } from "react";
import { pressHide } from "./hidden";
import { useMe } from "./store";

/** A button that hides a listing, or shows it again; without scripts it would do nothing. */
export function HideButton({
  listingId,
  ...rest
}: Omit<ComponentProps<"button">, "type" | "onClick"> & { listingId: string }) {
  return (
    <button
      {...rest}
      type="button"
      onClick={(event) => void pressHide(listingId, event.currentTarget)}
    />
  );
}

/** The one of a card, which says by its state what the listing's own says by its text. */
export function CardHideButton({ listingId, ...rest }: ComponentProps<typeof HideButton>) {
  const isHidden = useMe(({ isKnown, hidden }) => (isKnown ? hidden.has(listingId) : null));
  return (
    <HideButton
      {...rest}
      listingId={listingId}
      {...(isHidden !== null && { "aria-pressed": isHidden })}
    />
  );
}
