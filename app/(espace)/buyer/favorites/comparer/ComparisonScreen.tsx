// biome-ignore-all lint/a11y/noRedundantRoles: browsers forget a table's roles with its layout.
"use client";

import { Photo } from "@/components/listings/Photo";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { FEATURE_LABELS } from "@/lib/content/common";
import { bestOf, differingFeatures } from "@/lib/favorites/comparison/rules";
import type { ComparedListing } from "@/lib/favorites/comparison/views";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { COMPARISON } from "../copy";
import { Costs } from "./Costs";
import { ROWS, type Row } from "./rows";

/** Two to four homes side by side. */
export function ComparisonScreen({
  homes,
  more,
}: {
  homes: readonly ComparedListing[];
  /** Whether the address named more of them. */
  more: boolean;
}) {
  const back = (
    <LinkButton href={spaceRoutes.buyer.favorites} variant="secondary">
      <Icon name="arrow-left" />
      {COMPARISON.back}
    </LinkButton>
  );
  return (
    <>
      <PageTitle title={COMPARISON.title} lead={COMPARISON.lead} actions={back} />
      {more && (
        <Callout tone="warning">
          <p>{COMPARISON.more}</p>
        </Callout>
      )}
      {homes.length < 2 ? (
        <NoData title={COMPARISON.emptyTitle} actions={back}>
          <p>{homes.length === 1 ? COMPARISON.oneText : COMPARISON.emptyText}</p>
        </NoData>
      ) : (
        <>
          <Table homes={homes} />
          <Costs listings={homes.map(({ listing }) => listing)} />
        </>
      )}
    </>
  );
}

/*
 * On a phone each line has its name above its figures, and the homes share the width under a head that stays in
 * sight: nothing scrolls sideways. Roles are written out, for browsers that forget them with the table's layout.
 */
const COLUMNS: Record<number, string> = {
  2: "max-sm:grid max-sm:grid-cols-2",
  3: "max-sm:grid max-sm:grid-cols-3",
  4: "max-sm:grid max-sm:grid-cols-4",
};
const columnsOf = (homes: readonly ComparedListing[]) => COLUMNS[homes.length];

const NAME =
  "sm:sticky sm:left-0 sm:z-10 bg-surface text-left align-top font-semibold max-sm:col-span-full max-sm:px-1 max-sm:pt-3 max-sm:text-fine max-sm:text-ink-soft sm:w-40 sm:px-4 sm:py-2.5";
const CELL =
  "align-top hyphens-auto wrap-break-word max-sm:relative max-sm:px-1 max-sm:pt-0.5 max-sm:pb-3 sm:px-4 sm:py-2.5";

function Table({ homes }: { homes: readonly ComparedListing[] }) {
  const features = differingFeatures(homes.map(({ listing }) => listing));
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
      tabIndex={0}
      aria-label={COMPARISON.scroll}
      className="relative rounded-card border border-line bg-surface sm:overflow-x-auto sm:overscroll-x-contain"
    >
      <table
        role="table"
        className={`w-full border-collapse text-small tabular-nums max-sm:block sm:table-fixed ${homes.length > 3 ? "max-sm:text-[0.75rem] max-sm:tracking-tighter" : ""}`}
      >
        <caption className="visually-hidden">{COMPARISON.caption}</caption>
        <thead
          role="rowgroup"
          className="max-sm:sticky max-sm:top-0 max-sm:z-20 max-sm:block max-sm:rounded-t-card max-sm:bg-surface max-sm:shadow-card"
        >
          <tr role="row" className={`border-b border-line ${columnsOf(homes)}`}>
            <th role="columnheader" scope="col" className={`${NAME} max-sm:visually-hidden`}>
              <VisuallyHidden>{COMPARISON.criterion}</VisuallyHidden>
            </th>
            {homes.map((home) => (
              <Head key={home.listing.id} home={home} homes={homes} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y divide-line max-sm:block">
          {ROWS.map((row) => (
            <Line key={row.name} row={row} homes={homes} />
          ))}
        </tbody>
        <tbody role="rowgroup" className="divide-y divide-line border-t border-line max-sm:block">
          {features.length > 0 && (
            <tr role="row" className="bg-sunken max-sm:block">
              <th
                scope="rowgroup"
                colSpan={homes.length + 1}
                className="px-2 py-2.5 text-left font-semibold max-sm:block sm:px-4"
              >
                <span className="sm:sticky sm:left-4">{COMPARISON.rows.features}</span>
              </th>
            </tr>
          )}
          {features.map((feature) => (
            <Line
              key={feature}
              row={{
                name: FEATURE_LABELS[feature],
                cell: ({ listing }) =>
                  listing.features.includes(feature) ? (
                    <span className="inline-flex items-center gap-1.5 font-semibold text-leaf">
                      <Icon name="check" className="size-5 max-sm:size-4" />
                      {COMPARISON.yes}
                    </span>
                  ) : (
                    <span className="text-ink-soft">{COMPARISON.no}</span>
                  ),
              }}
              homes={homes}
            />
          ))}
        </tbody>
        {homes.length > 2 && (
          <tbody role="rowgroup" className="border-t border-line max-sm:block sm:hidden">
            <tr role="row" className={columnsOf(homes)}>
              <th role="rowheader" scope="row" className={NAME}>
                {COMPARISON.narrow}
              </th>
              {homes.map((home) => (
                <td role="cell" key={home.listing.id} className={CELL}>
                  <Without home={home} homes={homes} />
                </td>
              ))}
            </tr>
          </tbody>
        )}
      </table>
    </section>
  );
}

interface OfHome {
  home: ComparedListing;
  homes: readonly ComparedListing[];
}

function Head({ home, homes }: OfHome) {
  const { id, title, photos } = home.listing;
  const [photo] = photos;
  return (
    <th
      role="columnheader"
      scope="col"
      className="text-left align-top font-normal max-sm:min-w-0 max-sm:p-1 sm:w-56 sm:p-4"
    >
      <Link
        href={routes.listing(id)}
        className="block min-h-11 font-semibold underline wrap-anywhere sm:text-body"
      >
        {photo && (
          <Photo
            photo={photo}
            sizes="(min-width: 40rem) 16rem, 45vw"
            className="mb-1.5 aspect-3/2 w-full rounded-control object-cover sm:mb-3"
          />
        )}
        <span className="max-sm:line-clamp-2 max-sm:leading-tight">{title}</span>
      </Link>
      {homes.length > 2 && (
        <div className="max-sm:hidden">
          <Without home={home} homes={homes} />
        </div>
      )}
    </th>
  );
}

/** Takes a home out of those that are compared. */
function Without({ home, homes }: OfHome) {
  const { id, title } = home.listing;
  const others = homes.map(({ listing }) => listing.id).filter((each) => each !== id);
  return (
    <Link
      href={spaceRoutes.buyer.compareListings(others)}
      className="text-link inline-flex min-h-11 items-center gap-1.5 text-small max-sm:text-fine"
    >
      <Icon name="x" className="size-4 shrink-0" />
      {COMPARISON.without}
      <VisuallyHidden>{COMPARISON.withoutFor(title)}</VisuallyHidden>
    </Link>
  );
}

function Line({
  row: { name, cell, best, none = COMPARISON.unknown },
  homes,
}: {
  row: Row;
  homes: readonly ComparedListing[];
}) {
  const cells = homes.map(cell);
  // A line that says nothing of any home says nothing.
  if (cells.every((each) => each === null)) return null;
  const isBest = best
    ? bestOf(
        homes.map(({ listing }) => best.value(listing)),
        best.better,
      )
    : [];
  return (
    <tr role="row" className={columnsOf(homes)}>
      <th role="rowheader" scope="row" className={NAME}>
        {name}
      </th>
      {homes.map(({ listing: { id } }, index) => (
        <td role="cell" key={id} className={CELL}>
          <div className="flex items-baseline gap-2">
            {isBest[index] && (
              <span className="size-2.5 shrink-0 rounded-full bg-leaf forced-colors:bg-[Highlight] max-sm:absolute max-sm:bottom-1 max-sm:left-1 max-sm:h-1 max-sm:w-6">
                <VisuallyHidden>({COMPARISON.best}) </VisuallyHidden>
              </span>
            )}
            <div className="min-w-0">
              {cells[index] ?? <span className="text-ink-soft">{none}</span>}
            </div>
          </div>
        </td>
      ))}
    </tr>
  );
}
