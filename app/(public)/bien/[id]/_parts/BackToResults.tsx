import { type ComponentProps, type MouseEvent, useEffect, useState } from "react";
import { Link } from "@/components/ui/Link";
import { routes } from "@/lib/routes/public";
import { cameFrom, leadBack } from "./back";

/**
 * Leads back to the results that the listing was come from, scrolled to where they were left where the browser
 * can; to all listings without results.
 */
export function BackToResults({
  listingId,
  ...rest
}: Omit<ComponentProps<typeof Link>, "href"> & { listingId: string }) {
  const [href, setHref] = useState<string>(routes.buy);
  useEffect(() => {
    const address = cameFrom(listingId);
    if (address !== null) setHref(address);
  }, [listingId]);
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Pressed before this page was taken over, it still has the address that it was sent with.
    const address = cameFrom(listingId);
    if (address === null) return;
    event.preventDefault();
    leadBack(address);
  };
  return <Link {...rest} href={href} data-scripted="" onClick={follow} />;
}
