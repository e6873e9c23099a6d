"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Thumbnail } from "@/components/listings/Photo";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { HiddenListingView } from "@/lib/favorites/hidden/views";
import { formatPrice } from "@/lib/kernel/format";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { HIDDEN } from "../copy";

/** The listings that a buyer hid, each of which can be shown again. */
export function HiddenScreen({
  homes,
  show,
}: {
  homes: readonly HiddenListingView[];
  show: FormAction;
}) {
  return (
    <>
      <PageTitle
        title={HIDDEN.title}
        lead={HIDDEN.lead}
        actions={
          <LinkButton href={spaceRoutes.buyer.favorites} variant="secondary">
            <Icon name="arrow-left" />
            {HIDDEN.back}
          </LinkButton>
        }
      />
      {homes.length === 0 ? (
        <NoData
          title={HIDDEN.emptyTitle}
          actions={<LinkButton href={routes.buy}>{HIDDEN.search}</LinkButton>}
        >
          <p>{HIDDEN.emptyText}</p>
        </NoData>
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
          {homes.map((home) => (
            <Hidden key={home.id} home={home} show={show} />
          ))}
        </ul>
      )}
    </>
  );
}

function Hidden({
  home: { id, title, card },
  show,
}: {
  home: HiddenListingView;
  show: FormAction;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      {card && (
        <Thumbnail
          photo={card.photo}
          sizes="6rem"
          className="aspect-3/2 w-24 rounded-control object-cover"
        />
      )}
      <div className="min-w-0 grow basis-48">
        {card ? (
          <Link
            href={routes.listing(id)}
            className="inline-flex min-h-11 items-center font-semibold underline wrap-anywhere"
          >
            {title}
          </Link>
        ) : (
          <p className="font-semibold wrap-anywhere">{title}</p>
        )}
        <p className="text-small text-ink-soft">
          {card ? `${card.city} · ${formatPrice(card.priceCents)}` : HIDDEN.gone}
        </p>
      </div>
      <ActionForm id={`afficher-${id}`} action={show}>
        <input type="hidden" name="listingId" value={id} />
        <SubmitButton variant="secondary" sending={HIDDEN.showing}>
          <Icon name="eye" />
          <span>
            {HIDDEN.show}
            <VisuallyHidden>{HIDDEN.showFor(title)}</VisuallyHidden>
          </span>
        </SubmitButton>
      </ActionForm>
    </li>
  );
}
