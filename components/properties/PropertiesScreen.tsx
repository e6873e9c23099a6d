"use client";

import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import type { Diffusion } from "@/lib/diffusion/views";
import { formatInteger, formatPrice } from "@/lib/kernel/format";
import type { Viewpoint } from "@/lib/policy/viewpoint";
import type { CorrectionView } from "@/lib/quality/views";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { OWNED_FILTERS } from "@/lib/selling/rules";
import type { OwnedPropertiesView } from "@/lib/selling/views";
import { Figures } from "../space/Figures";
import { FilteredList } from "../space/FilteredList";
import { NoData } from "../space/NoData";
import { PageTitle } from "../space/PageTitle";
import { PROPERTIES as COPY } from "./copy";
import { DoneNotice } from "./DoneNotice";
import { DraftCard } from "./DraftCard";
import type { Done } from "./done";
import type { PropertyForms } from "./forms";
import { PropertyCard } from "./PropertyCard";

interface Properties {
  view: OwnedPropertiesView;
  /** Whose properties they are; null where no role has any. */
  viewpoint: Viewpoint | null;
  /** The address of this page, which its views add to. */
  path: string;
  /** Whether the person sells too, where they are not shown as a seller. */
  sellsElsewhere: boolean;
  forms: PropertyForms;
  /** Where the seller's homes stand with portals. */
  diffusion?: Diffusion;
  /** What the team has their people correct, by home. */
  corrections?: Partial<Record<string, readonly CorrectionView[]>>;
  /** What was just done, as the page's address has it. */
  done?: Done | null;
}

/** The properties of a seller, or those a looper takes care of; what to do where there is none. */
export function PropertiesScreen({
  view,
  viewpoint,
  path,
  sellsElsewhere,
  forms,
  diffusion = {},
  corrections = {},
  done = null,
}: Properties) {
  const { totals } = view;
  const isSeller = viewpoint === "seller";
  const hasAny = totals.properties > 0;
  return (
    <>
      <PageTitle
        title={viewpoint === "ambassador" ? COPY.entrusted : COPY.title}
        lead={viewpoint && COPY.leads[viewpoint]}
        actions={
          isSeller && (
            <LinkButton href={routes.newListing}>
              <Icon name="plus" className="size-4" />
              {COPY.add}
            </LinkButton>
          )
        }
      />
      {done !== null && <DoneNotice done={done} view={view} />}
      {hasAny ? (
        <>
          <Totals totals={totals} isSeller={isSeller} />
          <FilteredList
            copy={COPY}
            path={path}
            filters={OWNED_FILTERS}
            view={view}
            empty={COPY.empty.views[view.filter]}
            items={[
              ...view.drafts.map((draft) => (
                <DraftCard key={draft.revisionId} draft={draft} forms={forms} />
              )),
              ...view.properties.map((property) => (
                <PropertyCard
                  key={property.id}
                  property={property}
                  forms={forms}
                  portals={diffusion[property.id]}
                  corrections={corrections[property.id]}
                />
              )),
            ]}
            className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3"
          />
        </>
      ) : (
        <NoProperty viewpoint={viewpoint} sellsElsewhere={sellsElsewhere} />
      )}
    </>
  );
}

function Totals({
  totals: { properties, valueCents, savingsCents, views, favorites },
  isSeller,
}: {
  totals: OwnedPropertiesView["totals"];
  isSeller: boolean;
}) {
  const { figures } = COPY;
  const savings = {
    label: figures.savings,
    value: formatPrice(savingsCents),
    hint: figures.savingsHint,
    icon: "wallet",
  } as const;
  return (
    <Figures
      label={figures.label}
      figures={[
        { label: figures.total, value: formatInteger(properties), icon: "house" },
        { label: figures.value, value: formatPrice(valueCents), icon: "euro" },
        // What is saved is the seller's.
        ...(isSeller ? [savings] : []),
        { label: figures.views, value: formatInteger(views), icon: "eye" },
        { label: figures.favorites, value: formatInteger(favorites), icon: "heart" },
      ]}
    />
  );
}

function NoProperty({
  viewpoint,
  sellsElsewhere,
}: Pick<Properties, "viewpoint" | "sellsElsewhere">) {
  const { seller, ambassador, buyer, elsewhere, nobody } = COPY.empty;
  if (viewpoint === null) {
    return (
      <NoData
        title={nobody.title}
        actions={<LinkButton href={spaceRoutes.profile}>{nobody.action}</LinkButton>}
      >
        <p>{nobody.text}</p>
      </NoData>
    );
  }
  if (viewpoint === "seller") {
    return (
      <NoData
        title={seller.title}
        actions={
          <>
            <LinkButton href={routes.newListing}>{COPY.add}</LinkButton>
            <LinkButton variant="secondary" href={routes.sell}>
              {seller.other}
            </LinkButton>
          </>
        }
      >
        <p>{seller.text}</p>
      </NoData>
    );
  }
  if (viewpoint === "ambassador") {
    return (
      <NoData
        title={ambassador.title}
        actions={<LinkButton href={spaceRoutes.ambassador.leads}>{ambassador.action}</LinkButton>}
      >
        <p>{ambassador.text}</p>
      </NoData>
    );
  }
  return (
    <NoData
      title={buyer.title}
      actions={
        <>
          {sellsElsewhere ? (
            <LinkButton href={spaceRoutes.seller.properties}>{elsewhere.action}</LinkButton>
          ) : (
            <LinkButton href={routes.sell}>{buyer.action}</LinkButton>
          )}
          <LinkButton variant="secondary" href={spaceRoutes.buyer.search}>
            {buyer.search}
          </LinkButton>
        </>
      }
    >
      <p>{sellsElsewhere ? elsewhere.text : buyer.text}</p>
    </NoData>
  );
}
