"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { ListingCard } from "@/components/listings/ListingCard";
import { NoData } from "@/components/space/NoData";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { AGREEMENTS } from "@/lib/favorites/shortlist/rules";
import type { SharedHome } from "@/lib/favorites/shortlist/views";
import type { Judgement } from "@/lib/favorites/views";
import { routes } from "@/lib/routes/public";
import { FAVORITES, SHORTLIST } from "../copy";
import { JudgeForm } from "../JudgeForm";
import { MarkBadge } from "../MarkBadge";
import { PriceDropNote } from "../PriceDropNote";

interface Around {
  /** The other one's first name. */
  partner: string;
  judge: FormAction;
  add: FormAction;
}

/** The homes of two people's favourites, those that both like first. */
export function SharedHomes({ homes, ...around }: { homes: readonly SharedHome[] } & Around) {
  if (homes.length === 0) {
    return (
      <NoData
        title={SHORTLIST.emptyTitle}
        actions={<LinkButton href={routes.buy}>{SHORTLIST.search}</LinkButton>}
      >
        <p>{SHORTLIST.emptyText}</p>
      </NoData>
    );
  }
  return AGREEMENTS.map((agreement) => {
    const group = homes.filter((home) => home.agreement === agreement);
    if (group.length === 0) return null;
    const id = `groupe-${agreement}`;
    return (
      <section key={agreement} aria-labelledby={id} className="flex flex-col gap-4">
        <h2 id={id} className="text-heading">
          {SHORTLIST.groups[agreement]}{" "}
          <span className="text-body font-normal text-ink-soft tabular-nums">({group.length})</span>
        </h2>
        <ul className="grid items-start gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {group.map((home) => (
            <Home key={home.favorite.id} home={home} {...around} />
          ))}
        </ul>
      </section>
    );
  });
}

function Home({ home, partner, judge, add }: { home: SharedHome } & Around) {
  const { favorite, mine, theirs } = home;
  const opinions = (
    <dl className="flex flex-col gap-2">
      <Opinion name={SHORTLIST.you} none={SHORTLIST.notYours} opinion={mine} />
      <Opinion name={partner} none={SHORTLIST.notTheirs} opinion={theirs} />
    </dl>
  );
  if (favorite.kind === "gone") {
    return (
      <li className="flex flex-col items-start gap-3 rounded-card border border-dashed border-line-strong p-5">
        <Badge>{favorite.withdrawn ? FAVORITES.withdrawn : FAVORITES.offline}</Badge>
        <h3 className="text-body font-semibold">{favorite.title}</h3>
        {opinions}
      </li>
    );
  }
  const { id, card, drop, sold } = favorite;
  return (
    <ListingCard
      listing={card}
      heading="h3"
      actions={
        <>
          {sold && (
            <Badge tone="tile" className="listing-card-badge">
              {FAVORITES.sold}
            </Badge>
          )}
          <div className="relative z-10 mt-3 flex flex-col gap-3">
            {drop && <PriceDropNote drop={drop} />}
            {opinions}
            {mine ? (
              <JudgeForm id={id} title={card.title} {...mine} judge={judge} />
            ) : (
              <ActionForm id={`ajouter-${id}`} action={add}>
                <input type="hidden" name="listingId" value={id} />
                <SubmitButton variant="secondary" sending={SHORTLIST.adding} className="self-start">
                  <Icon name="heart" />
                  {SHORTLIST.add}
                </SubmitButton>
              </ActionForm>
            )}
          </div>
        </>
      }
    />
  );
}

function Opinion({
  name,
  none,
  opinion,
}: {
  name: string;
  none: string;
  opinion: Judgement | null;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
      <dt className="font-semibold">{name}</dt>
      <dd>
        {opinion?.mark ? (
          <MarkBadge mark={opinion.mark} />
        ) : (
          <span className="text-ink-soft">{opinion ? FAVORITES.noMark : none}</span>
        )}
      </dd>
      {opinion?.note && (
        <dd className="basis-full whitespace-pre-line wrap-anywhere">{opinion.note}</dd>
      )}
    </div>
  );
}
