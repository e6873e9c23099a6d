import { PROPERTIES } from "@/components/properties/copy";
import { BackLink } from "@/components/space/BackLink";
import { PageTitle } from "@/components/space/PageTitle";
import { TRUST } from "@/components/trust/copy";
import { FactGrid } from "@/components/trust/FactGrid";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { formatDateTime } from "@/lib/kernel/format-date";
import { routes } from "@/lib/routes/public";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import type { ReviewView } from "@/lib/trust/review/views";
import { QUALITY } from "../copy";
import { Blocking } from "./Blocking";
import { Checks, Duplicates, History, Legal, Mandate, Questions, Seller } from "./Checks";
import { REVIEW } from "./copy";
import { Decision, type ReviewActions } from "./Decision";
import { Pictures } from "./Pictures";
import { Place } from "./Place";
import { Changes, Content, SinceReturn } from "./Proposal";

/** Who looks at it, in a word. */
function claimText({ claim }: ReviewView): string {
  if (claim === null || claim.holder === "nobody") return REVIEW.nobody;
  return claim.holder === "self" ? REVIEW.you : claim.name;
}

/** What a seller handed in, with all that its decision needs. */
export function ReviewScreen({
  review,
  done,
  mapStyleUrl,
  actions,
}: {
  review: ReviewView;
  /** What was just done. */
  done: keyof typeof REVIEW.done | null;
  /** Null for the plain map. */
  mapStyleUrl: string | null;
  actions: ReviewActions;
}) {
  const { title, kind, status, submittedAt, decideBy, isLate, isPublic, propertyId } = review;
  const isOpen = status === "in_review";
  return (
    <div className="flex flex-col gap-8">
      <BackLink href={trustListOf("qualityControl", { filtre: "in-review" })}>
        {REVIEW.back}
      </BackLink>
      <PageTitle
        title={title || REVIEW.untitled}
        actions={
          <>
            <LinkButton href={spaceRoutes.previewReviewed(review.id)} variant="secondary">
              {REVIEW.asBuyer}
            </LinkButton>
            {isPublic && (
              <LinkButton href={routes.listing(propertyId)} variant="quiet">
                {TRUST.openListing}
              </LinkButton>
            )}
            {isPublic && review.isPrinted && (
              <>
                <LinkButton href={spaceRoutes.windowCard(propertyId)} variant="quiet">
                  {PROPERTIES.actions["window-card"]}
                </LinkButton>
                <LinkButton href={spaceRoutes.leaflet(propertyId)} variant="quiet">
                  {PROPERTIES.actions.leaflet}
                </LinkButton>
              </>
            )}
          </>
        }
      />
      {done && (
        <Callout tone={done === "late" ? "warning" : "success"} live>
          <p>{REVIEW.done[done]}</p>
        </Callout>
      )}
      <p className="-mt-4 flex flex-wrap gap-2">
        <Badge tone={kind === "new" ? "brand" : "neutral"}>{QUALITY.queue.kinds[kind]}</Badge>
        {isOpen && isLate && <Badge tone="tile">{REVIEW.late}</Badge>}
      </p>
      {!isOpen && (
        <Callout tone="info">
          <p>{REVIEW.statuses[status]}</p>
        </Callout>
      )}
      {isOpen && (
        <p className="lg:hidden">
          <a href="#a-decider" className="text-link inline-flex min-h-11 items-center gap-1.5">
            <Icon name="arrow-down" className="size-4" />
            {REVIEW.toDecision}
          </a>
        </p>
      )}
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <SinceReturn review={review} />
          {kind === "change" && isOpen && <Changes review={review} />}
          <Pictures review={review} />
          <Content review={review} />
          <Place review={review} mapStyleUrl={mapStyleUrl} />
          <Legal review={review} />
          <Questions review={review} />
          <Mandate review={review} />
          <Checks review={review} />
          <Duplicates review={review} />
          <Seller review={review} />
          <History review={review} />
        </div>
        <Card
          flat
          id="a-decider"
          className="flex scroll-mt-6 min-w-0 flex-col gap-6 p-5 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:overscroll-contain"
        >
          {isOpen && <Blocking review={review} />}
          {isOpen && <Decision review={review} actions={actions} />}
          <div className={cx(isOpen && "border-t border-line pt-5")}>
            <FactGrid
              facts={[
                { label: REVIEW.submitted, value: formatDateTime(submittedAt) },
                ...(isOpen
                  ? [
                      { label: REVIEW.decideBy, value: formatDateTime(decideBy) },
                      { label: REVIEW.claimedBy, value: claimText(review) },
                    ]
                  : []),
              ]}
            />
          </div>
        </Card>
      </div>
    </div>
  );
}
