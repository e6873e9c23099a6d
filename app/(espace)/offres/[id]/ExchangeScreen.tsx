"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { OFFERS } from "@/components/offers/copy";
import { OfferActions, type OfferFormActions } from "@/components/offers/OfferActions";
import { Amount, financingText, OfferFacts, StateBadges } from "@/components/offers/OfferParts";
import { PropertyPanel } from "@/components/properties/PropertyPanel";
import { BackLink } from "@/components/space/BackLink";
import { ContactLinks } from "@/components/space/ContactLinks";
import type { Notice } from "@/components/space/notice";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { cx } from "@/components/ui/cx";
import { formatDateTime } from "@/lib/kernel/format-date";
import type { ExchangeView, OfferView } from "@/lib/offers/views";
import type { Viewpoint } from "@/lib/policy/viewpoint";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { EXCHANGE as COPY } from "./copy";

interface ExchangeProps {
  view: ExchangeView;
  notice: Notice | null;
  actions: OfferFormActions;
  share: FormAction;
}

/** What a buyer and a seller proposed to each other for one home, and what can be answered now. */
export function ExchangeScreen(props: ExchangeProps) {
  const { view, notice, share } = props;
  const { viewpoint, property, offers } = view;
  const last = offers.at(-1);
  if (!last) return null;
  const buyer = last.buyer;
  return (
    <>
      <div className="flex flex-col gap-3">
        <BackLink href={spaceRoutes.offers}>{COPY.back}</BackLink>
        <PageTitle
          title={buyer ? COPY.with(buyer.name) : COPY.titles[viewpoint]}
          lead={`${property.title}, ${property.city}`}
        />
      </div>
      {notice && (
        <Callout tone={notice.tone} live>
          <p>{notice.text}</p>
        </Callout>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Current {...props} offer={last} />
          {offers.length > 1 && (
            <section aria-labelledby="discussion" className="flex flex-col gap-4">
              <h2 id="discussion" className="text-heading">
                {COPY.discussion}
              </h2>
              <ol className="flex flex-col gap-3">
                {offers.map((offer, turn) => (
                  <Turn key={offer.id} offer={offer} before={offers[turn - 1]} view={view} />
                ))}
              </ol>
            </section>
          )}
        </div>
        <aside className="flex flex-col gap-6">
          <PropertyPanel property={property}>
            {OFFERS.askingPrice(property.priceCents)}
          </PropertyPanel>
          {buyer && (
            <Panel id="contact" title={COPY.contact}>
              <p>{buyer.name}</p>
              <ContactLinks {...buyer} />
            </Panel>
          )}
          <FilePanel viewpoint={viewpoint} offer={last} share={share} />
        </aside>
      </div>
    </>
  );
}

/** Where the discussion stands, and what the reader can do. */
function Current({ view, actions, offer }: ExchangeProps & { offer: OfferView }) {
  const { viewpoint, bounds, property } = view;
  const isPending = offer.state === "pending";
  const isMine = offer.actions.some((move) => move !== "withdraw");
  return (
    <Panel id="en-ce-moment" title={COPY.current} aside={<StateBadges offer={offer} />}>
      <div>
        <p className="mb-1 text-small text-ink-soft">{COPY.authors[viewpoint][offer.author]}</p>
        <Amount offer={offer} />
      </div>
      {isPending && (
        <p className={cx(isMine && "font-semibold")}>
          {isMine ? COPY.waits.mine : COPY.waits.others[viewpoint]}
        </p>
      )}
      {viewpoint !== "ambassador" && (
        <OfferActions offer={offer} side={viewpoint} actions={actions} expiry={bounds.expiry} />
      )}
      <div className="border-t border-line pt-4">
        <OfferFacts offer={offer} />
      </div>
      {!isPending && (
        <div className="flex flex-wrap gap-3">
          {offer.saleId && (
            <LinkButton href={spaceRoutes.sale(offer.saleId)}>{COPY.sale}</LinkButton>
          )}
          {offer.saleId === null && viewpoint === "buyer" && property.takesOffers && (
            <LinkButton href={routes.makeOffer(property.id)}>{COPY.over.again}</LinkButton>
          )}
        </div>
      )}
    </Panel>
  );
}

/** One proposal of the discussion: the reader's own on the right, where there is room. */
function Turn({
  offer,
  before,
  view: { viewpoint },
}: {
  offer: OfferView;
  /** What it answers. */
  before: OfferView | undefined;
  view: ExchangeView;
}) {
  const isOwn = offer.author === viewpoint;
  const financing = financingText(offer);
  const isNews = before === undefined || financingText(before) !== financing;
  return (
    <li className={cx("sm:w-5/6", isOwn && "sm:self-end")}>
      <Card flat className={cx("flex flex-col gap-3 p-4", isOwn && "bg-brand-soft")}>
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small">
          <span className="font-semibold">{COPY.authors[viewpoint][offer.author]}</span>
          <time dateTime={offer.createdAt.toISOString()} className="text-ink-soft">
            {formatDateTime(offer.createdAt, offer.property.clock)}
          </time>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Amount offer={offer} />
          <StateBadges offer={offer} />
        </div>
        {offer.message && <p className="whitespace-pre-line wrap-anywhere">{offer.message}</p>}
        {isNews && <p className="text-small text-ink-soft">{OFFERS.financingOf(financing)}</p>}
        {offer.conditions && (
          <p className="text-small whitespace-pre-line wrap-anywhere text-ink-soft">
            {OFFERS.conditionsOf(offer.conditions)}
          </p>
        )}
      </Card>
    </li>
  );
}

/** The buyer's file: what the buyer lets the other side see, and the way to it. */
function FilePanel({
  viewpoint,
  offer: { id, state, fileShared },
  share,
}: {
  viewpoint: Viewpoint;
  offer: OfferView;
  share: FormAction;
}) {
  const { file } = COPY;
  if (state !== "pending" && state !== "accepted") return null;
  if (viewpoint !== "buyer") {
    return (
      <Panel id="dossier" title={file.title}>
        <p className="text-small text-ink-soft">{fileShared ? file.shared : file.notShared}</p>
        {fileShared && (
          <LinkButton variant="secondary" href={spaceRoutes.offerFile(id)} className="self-start">
            {file.open}
          </LinkButton>
        )}
      </Panel>
    );
  }
  return (
    <Panel id="dossier" title={file.ownTitle}>
      <p className="text-small text-ink-soft">{fileShared ? file.ownShared : file.ownNotShared}</p>
      <ActionForm id={`dossier-${id}`} action={share}>
        <input type="hidden" name="offerId" value={id} />
        {!fileShared && <input type="hidden" name="share" value="on" />}
        <SubmitButton variant="secondary" sending={file.sending} className="self-start">
          {fileShared ? file.stop : file.share}
        </SubmitButton>
      </ActionForm>
    </Panel>
  );
}
