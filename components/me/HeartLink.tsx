import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";
import { Link } from "@/components/ui/Link";
import { pressHeart } from "./hearts";
import { useMe } from "./store";

/**
 * A heart: a link to the login without scripts, a button once it is known who reads. Pressed before, it waits
 * (components/scripts-on-use).
 */
export function HeartLink({
  listingId,
  ...rest
}: ComponentProps<typeof Link> & { listingId: string }) {
  const isPressed = useMe(({ isKnown, favorites }) => (isKnown ? favorites.has(listingId) : null));
  const press = (event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void pressHeart(listingId, event.currentTarget);
  };
  return (
    <Link
      {...rest}
      {...(isPressed !== null && { role: "button", "aria-pressed": isPressed })}
      data-scripted=""
      onClick={press}
      onKeyDown={(event) => {
        if (event.key === " " && !event.repeat) press(event);
      }}
    />
  );
}
