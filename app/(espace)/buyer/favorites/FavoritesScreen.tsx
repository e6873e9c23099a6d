"use client";

import { type ReactNode, useState } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { ListingCard } from "@/components/listings/ListingCard";
import { More } from "@/components/space/More";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Badge } from "@/components/ui/Badge";
import { buttonClass, LinkButton } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { MAX_COMPARED } from "@/lib/favorites/comparison/rules";
import type { FavoritesView, FavoriteView, Judgement } from "@/lib/favorites/views";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { FAVORITES } from "./copy";
import { JudgeForm } from "./JudgeForm";
import { MarkBadge } from "./MarkBadge";
import { PriceDropNote } from "./PriceDropNote";

interface Actions {
  remove: FormAction;
  judge: FormAction;
}

/** The form that the boxes of the cards belong to. */
const COMPARE = "comparer";

/** A buyer's favourites, each with what became of the listing and what they think of it. */
export function FavoritesScreen({
  view: { items, total, nextCursor },
  ...actions
}: { view: FavoritesView } & Actions) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <>
      <PageTitle
        title={FAVORITES.title}
        lead={FAVORITES.lead}
        actions={
          <>
            <LinkButton href={spaceRoutes.buyer.shortlist} variant="secondary">
              <Icon name="users" />
              {FAVORITES.together}
            </LinkButton>
            {total > 0 && <LinkButton href={routes.buy}>{FAVORITES.search}</LinkButton>}
          </>
        }
      />
      {items.length === 0 ? (
        <NoData
          title={FAVORITES.emptyTitle}
          actions={<LinkButton href={routes.buy}>{FAVORITES.search}</LinkButton>}
        >
          <p>{FAVORITES.emptyText}</p>
        </NoData>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="font-semibold">{FAVORITES.count(total)}</p>
            {items.length > 1 && (
              <p className="text-small text-ink-soft">{FAVORITES.compareHint}</p>
            )}
          </div>
          <ul
            aria-label={FAVORITES.list}
            className="grid items-start gap-6 sm:grid-cols-2 xl:grid-cols-3"
          >
            {items.map((favorite) => (
              <Favorite key={favorite.id} favorite={favorite} {...actions}>
                {items.length > 1 && favorite.kind === "listing" && (
                  <CompareBox
                    id={favorite.id}
                    title={favorite.card.title}
                    isChosen={chosen.includes(favorite.id)}
                    isFull={chosen.length >= MAX_COMPARED}
                    choose={choose}
                  />
                )}
              </Favorite>
            ))}
          </ul>
          {items.length > 1 && <CompareBar count={chosen.length} />}
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
      <LinkButton href={spaceRoutes.buyer.hidden} variant="quiet" className="self-start">
        <Icon name="eye-off" />
        {FAVORITES.hidden}
      </LinkButton>
    </>
  );
}

/**
 * Compares the listings whose boxes are ticked: a plain form, which needs no script. With one it comes with the
 * first box, and stays in sight at the foot of the window.
 */
function CompareBar({ count }: { count: number }) {
  return (
    <form
      id={COMPARE}
      action={spaceRoutes.buyer.compare}
      className={cx(
        "compare-bar sticky z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-3 shadow-float",
        count === 0 && "only-noscript",
      )}
    >
      <p role="status" className="text-small">
        {count >= MAX_COMPARED ? FAVORITES.tooMany : FAVORITES.chosen(count)}
      </p>
      <button type="submit" className={buttonClass()}>
        <Icon name="scale" />
        {FAVORITES.compareSelected(count)}
      </button>
    </form>
  );
}

function CompareBox({
  id,
  title,
  isChosen,
  isFull,
  choose,
}: {
  id: string;
  title: string;
  isChosen: boolean;
  isFull: boolean;
  choose: (id: string, isChosen: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-small font-medium">
      <input
        type="checkbox"
        form={COMPARE}
        name="biens"
        value={id}
        defaultChecked={isChosen}
        disabled={isFull && !isChosen}
        onChange={({ target }) => choose(id, target.checked)}
        className="size-5 shrink-0 accent-brand"
      />
      <span>
        {FAVORITES.compare}
        <VisuallyHidden>{FAVORITES.compareFor(title)}</VisuallyHidden>
      </span>
    </label>
  );
}

function Favorite({
  favorite,
  remove,
  judge,
  children,
}: { favorite: FavoriteView; children: ReactNode } & Actions) {
  const { id, mark, note } = favorite;
  if (favorite.kind === "gone") {
    const { title, city, withdrawn } = favorite;
    return (
      <li className="flex flex-col items-start gap-3 rounded-card border border-dashed border-line-strong p-5">
        <Badge>{withdrawn ? FAVORITES.withdrawn : FAVORITES.offline}</Badge>
        <div>
          <h2 className="text-body font-semibold">{title}</h2>
          <p className="text-small text-ink-soft">{city}</p>
        </div>
        <Remove id={id} title={title} remove={remove} />
      </li>
    );
  }
  const { sold, card, drop } = favorite;
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
          <div className="relative z-10 mt-3 flex flex-col gap-2">
            {drop && <PriceDropNote drop={drop} />}
            <Opinion mark={mark} note={note} />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              {children}
              <Remove id={id} title={card.title} remove={remove} />
            </div>
            <JudgeForm id={id} title={card.title} mark={mark} note={note} judge={judge} />
          </div>
        </>
      }
    />
  );
}

function Opinion({ mark, note }: Judgement) {
  if (mark === null && note === null) return null;
  return (
    <div className="flex flex-col items-start gap-1.5">
      {mark && <MarkBadge mark={mark} />}
      {note && <p className="line-clamp-3 text-small whitespace-pre-line wrap-anywhere">{note}</p>}
    </div>
  );
}

function Remove({ id, title, remove }: { id: string; title: string; remove: FormAction }) {
  return (
    <ActionForm id={`retirer-${id}`} action={remove} className="items-start">
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
