import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { telHref } from "@/lib/kernel/phone";
import { routes } from "@/lib/routes/public";
import { LISTING } from "./copy";
import { useOwnListing } from "./own-listing";

const COPY = LISTING.contact;

/**
 * "Appeler": the looper's professional number for a person who has a confirmed account, the team's
 * for everybody else. Where only a looper has one it leads to the login first, and back here.
 * Without either it is not there.
 */
export function CallButton({
  listingId,
  teamPhone,
  looperHasPhone,
}: {
  listingId: string;
  teamPhone: string | null;
  looperHasPhone: boolean;
}) {
  const own = useOwnListing(listingId);
  const phone = own?.phone ?? teamPhone;
  if (phone) {
    return (
      <LinkButton href={telHref(phone)} variant="secondary" wide className="mt-2">
        <Icon name="phone" />
        {COPY.call} <span className="figures">{phone}</span>
      </LinkButton>
    );
  }
  // Known to be none any more: the page is a little older than that.
  if (!looperHasPhone || own) return null;
  return (
    <LinkButton
      href={routes.loginToCall(listingId)}
      rel="nofollow"
      variant="secondary"
      wide
      className="mt-2"
    >
      <Icon name="phone" />
      {COPY.call}
    </LinkButton>
  );
}
