import type { ReactNode } from "react";
import { HIDING } from "@/components/me/copy";
import { HeartLink } from "@/components/me/HeartLink";
import { HideButton } from "@/components/me/HideButton";
import { useMe } from "@/components/me/store";
import { buttonClass, LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { Plate } from "@/components/ui/Plate";
import { formatPrice, formatPricePerM2 } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import type { ListingDetail } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { LISTING } from "./copy";
import { KeyFacts } from "./KeyFacts";
import { OutsideTour, TOUR_LINK_CLASS } from "./OutsideTour";
import { ShareButton } from "./ShareButton";

const COPY = LISTING.header;

interface ListingHeaderProps {
  listing: ListingDetail;
  /** Absolute address of the page. */
  url: string;
  /** Simulated monthly payment in cents; null when nothing is simulated. */
  monthlyCents: number | null;
  /** What opens the plan of the home, or leads to its plans; absent where there is none. */
  planButton?: ReactNode;
  /** Whether it is an example of a page that is not published: nothing can be done with it. */
  isPreview?: boolean;
}

/** What one wants to know first: where, what, how much, how big. */
export function ListingHeader({
  listing,
  url,
  monthlyCents,
  planButton,
  isPreview = false,
}: ListingHeaderProps) {
  const { state, title, address, postalCode, city } = listing;
  return (
    <header className="flex min-w-0 flex-col gap-4 lg:mb-10 lg:gap-5">
      <p className="flex">
        <Plate className="max-w-full flex-col items-start! px-3.5 py-2 leading-tight">
          <span className="text-[1.0625rem] text-balance">{address}</span>
          <span className="font-sans text-fine font-medium text-enamel-line">
            {postalCode} {city}
          </span>
        </Plate>
      </p>
      {listing.isDemonstration && <p className="visually-hidden">{LISTING.demonstration.badge}</p>}
      {state !== "active" && <p className="visually-hidden">{LISTING.states[state].badge}</p>}
      <h1 className="text-[clamp(1.625rem,1.3rem+1.2vw,2.125rem)] leading-[1.12] tracking-[-0.02em]">
        {title}
      </h1>
      {listing.priceCents > 0 && <PriceBlock listing={listing} monthlyCents={monthlyCents} />}
      <KeyFacts listing={listing} />
      {listing.confirmedAt !== null && (
        <p className="flex items-start gap-2 text-small text-ink-soft">
          <Icon name="circle-check" className="mt-0.5 size-4 shrink-0 text-leaf" />
          <span>
            {COPY.confirmed}{" "}
            <time dateTime={listing.confirmedAt}>{formatDate(listing.confirmedAt)}</time>
          </span>
        </p>
      )}
      {!isPreview && <p className="hidden text-small print:block">{COPY.online(url)}</p>}
      {!isPreview && <Actions listing={listing} url={url} planButton={planButton} />}
    </header>
  );
}

function PriceBlock({
  listing: { state, priceCents, pricePerM2Cents },
  monthlyCents,
}: Pick<ListingHeaderProps, "listing" | "monthlyCents">) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="visually-hidden">{state === "sold" ? COPY.askingPrice : COPY.price} </span>
        <strong className="font-display text-[clamp(2.125rem,1.7rem+1.8vw,2.875rem)] leading-none font-bold tracking-[-0.03em] whitespace-nowrap">
          {formatPrice(priceCents)}
        </strong>
        <span className="text-ink-soft whitespace-nowrap">{formatPricePerM2(pricePerM2Cents)}</span>
      </p>
      <p className="mt-1.5 text-small text-ink-soft">
        {state === "sold" && `${COPY.askingPrice}, `}
        {COPY.fees}
      </p>
      {monthlyCents !== null && monthlyCents > 0 && (
        <p className="no-print mt-0.5 text-small text-ink-soft">
          {COPY.monthly(formatPrice(monthlyCents))}.{" "}
          <a href="#financement" className="text-link inline-block py-1">
            {COPY.monthlyLink}
          </a>
        </p>
      )}
    </div>
  );
}

function Actions({ listing, url, planButton }: Omit<ListingHeaderProps, "monthlyCents">) {
  const { id, title, virtualTourUrl, hasTour } = listing;
  const isHidden = useMe(({ hidden }) => hidden.has(id));
  const mail = `mailto:?subject=${encodeURIComponent(COPY.shareByMail(title))}&body=${encodeURIComponent(url)}`;
  return (
    <ul aria-label={COPY.actions} className="no-print flex flex-wrap gap-2">
      <li>
        <HeartLink
          listingId={id}
          href={routes.loginForFavorite(id, routes.listing(id))}
          rel="nofollow"
          className={buttonClass({ variant: "secondary" })}
          aria-label={COPY.addFavorite}
          data-favorite={id}
        >
          <Icon name="heart" />
          {COPY.favorite}
        </HeartLink>
      </li>
      <li>
        <ShareButton url={url} title={title} />
        <LinkButton href={mail} variant="secondary" className="only-noscript">
          <Icon name="share-2" />
          {COPY.share}
        </LinkButton>
      </li>
      <li className="only-scripting">
        <HideButton listingId={id} className={buttonClass({ variant: "secondary" })}>
          <Icon name="eye-off" />
          {isHidden ? HIDING.unhide : HIDING.hide}
        </HideButton>
      </li>
      {planButton && <li>{planButton}</li>}
      {hasTour && (
        <li>
          <Link href={routes.virtualTour(id)} className={TOUR_LINK_CLASS}>
            <Icon name="rotate-3d" />
            {COPY.virtualTour}
          </Link>
        </li>
      )}
      {virtualTourUrl && (
        <li>
          <OutsideTour url={virtualTourUrl} />
        </li>
      )}
    </ul>
  );
}
