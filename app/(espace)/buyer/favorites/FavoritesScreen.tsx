"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { ListingCard } from "@/components/listings/ListingCard";
import { More } from "@/components/space/More";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { FavoritesView, FavoriteView } from "@/lib/favorites/views";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { FAVORITES } from "./copy";

/** The favourites of a buyer, with what became of each. */
export function FavoritesScreen({
  view: { items, total, nextCursor },
  remove,
}: {
  view: FavoritesView;
  remove: FormAction;
}) {
  return (
    <>
      <PageTitle
        title={FAVORITES.title}
        lead={FAVORITES.lead}
        actions={items.length > 0 && <LinkButton href={routes.buy}>{FAVORITES.search}</LinkButton>}
      />
      {items.length === 0 ? (
        <NoData actions={<LinkButton href={routes.buy}>{FAVORITES.search}</LinkButton>}>
          <p>{FAVORITES.emptyText}</p>
        </NoData>
      ) : (
        <>
          <p className="font-semibold">{FAVORITES.count(total)}</p>
          <ul aria-label={FAVORITES.list} className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
            {items.map((favorite) => (
              <Favorite key={favorite.id} favorite={favorite} remove={remove} />
            ))}
          </ul>
          <More
            href={
              nextCursor === null
                ? null
                : spaceRoutes.list(spaceRoutes.buyer.favorites, { after: nextCursor })
            }
          >
            {FAVORITES.more}
          </More>
        </>
      )}
    </>
  );
}

function Favorite({ favorite, remove }: { favorite: FavoriteView; remove: FormAction }) {
  if (favorite.kind === "gone") {
    const { id, title, city, withdrawn } = favorite;
    return (
      <li className="flex flex-col items-start gap-3 rounded-card border border-dashed border-line-strong p-5">
        <Badge>{withdrawn ? FAVORITES.withdrawn : FAVORITES.offline}</Badge>
        <div>
          <h2 className="text-body font-semibold">{title}</h2>
          <p className="text-small text-ink-soft">{city}</p>
        </div>
        <Remove id={id} title={title} remove={remove} className="mt-auto" />
      </li>
    );
  }
  const { id, sold, card } = favorite;
  return (
    <ListingCard
      listing={card}
      heading="h2"
      actions={
        <>
          {sold && (
            <Badge tone="tile" className="listing-card-badge">
              {FAVORITES.sold}
            </Badge>
          )}
          {/* Above the link that covers the card. */}
          <Remove id={id} title={card.title} remove={remove} className="relative z-10 mt-3" />
        </>
      }
    />
  );
}

function Remove({
  id,
  title,
  remove,
  className,
}: {
  id: string;
  title: string;
  remove: FormAction;
  className: string;
}) {
  return (
    <ActionForm id={`retirer-${id}`} action={remove} className={`items-start ${className}`}>
      <input type="hidden" name="listingId" value={id} />
      <SubmitButton variant="secondary" sending={FAVORITES.removing}>
        <Icon name="heart" className="size-5 fill-current" />
        <span>
          {FAVORITES.remove}
          <VisuallyHidden>{FAVORITES.removeFor(title)}</VisuallyHidden>
        </span>
      </SubmitButton>
    </ActionForm>
  );
}
