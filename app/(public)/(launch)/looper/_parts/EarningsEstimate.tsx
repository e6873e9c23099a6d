"use client";

import { useState } from "react";
import { ChoiceChip } from "@/components/ui/Choice";
import { formatPrice, plural } from "@/lib/kernel/format";
import { type EstimateChoice, MAX_SALES, type PackageShare } from "./estimate";

/** The estimate's words: passed in, so that the browser does not load a whole page's copy. */
export interface EstimateLabels {
  package: string;
  sales: string;
  sale: string;
  manySales: string;
  submit: string;
  year: string;
  each: string;
  from: string;
  share: string;
}

/** A package to choose from, with the prices it is for. */
export interface EstimatePackage extends PackageShare {
  prices: string;
}

const SALES = Array.from({ length: MAX_SALES }, (_, index) => index + 1);

/**
 * What loopers can earn in a year: a package, and as many sales as windows are lit. The server
 * renders the result of `?forfait=` and `?ventes=`; without JavaScript a button sends the choice.
 */
export function EarningsEstimate({
  initial,
  packages,
  action,
  labels,
}: {
  initial: EstimateChoice;
  packages: readonly EstimatePackage[];
  action: string;
  labels: EstimateLabels;
}) {
  const [{ tier, sales }, choose] = useState(initial);
  const chosen = packages.find(({ code }) => code === tier) ?? packages[0];
  if (!chosen) return null;
  const from = chosen.atLeast ? `${labels.from} ` : "";
  const counted = `${sales} ${plural(sales, labels.sale, labels.manySales)}`;
  const year = formatPrice(chosen.shareCents * sales);
  return (
    <form
      action={action}
      className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center"
    >
      <div className="flex flex-col gap-8">
        <fieldset>
          <legend className="font-semibold">{labels.package}</legend>
          <div className="mt-3 flex flex-wrap gap-2.5">
            {packages.map(({ code, prices }) => (
              <ChoiceChip
                key={code}
                type="radio"
                name="forfait"
                value={code}
                checked={code === tier}
                onChange={() => choose({ tier: code, sales })}
              >
                {prices}
              </ChoiceChip>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="font-semibold">{labels.sales}</legend>
          <div className="mt-3 max-w-[36rem]">
            <svg
              viewBox="0 0 480 44"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="block h-9 w-full forced-color-adjust-none sm:h-11"
            >
              <path d="M36 0h22v20H36zM404 0h22v20h-22z" className="fill-plaster-rose" />
              <path d="M26 10h428l26 34H0z" className="fill-slate" />
            </svg>
            <div className="mx-1.5 grid grid-cols-6 gap-x-1.5 gap-y-4 bg-plaster-ochre px-2 pt-5 pb-6 sm:mx-3 sm:gap-x-4 sm:px-6">
              {SALES.map((number) => (
                <label
                  key={number}
                  className={
                    "relative grid min-h-14 place-items-center border-b-4 border-plaster-chalk bg-glass font-semibold text-on-night figures sm:min-h-16 " +
                    "has-checked:bg-mimosa has-checked:text-on-mimosa has-[~*_:checked]:bg-mimosa has-[~*_:checked]:text-on-mimosa " +
                    "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink " +
                    "forced-colors:border forced-colors:has-checked:bg-[Highlight]"
                  }
                >
                  <input
                    type="radio"
                    name="ventes"
                    value={number}
                    checked={number === sales}
                    onChange={() => choose({ tier, sales: number })}
                    className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
                  />
                  {number}
                </label>
              ))}
            </div>
            <svg
              viewBox="0 0 480 62"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="block h-14 w-full forced-color-adjust-none sm:h-[4.5rem]"
            >
              <path d="M13 0h454v62H13z" className="fill-plaster-chalk" />
              <path d="M222 10h36v52h-36z" className="fill-door" />
              <path d="M36 18h158v44H36zM286 18h158v44H286z" className="fill-glass" />
              <path d="M30 6h170l8 14H22zM280 6h170l8 14H272z" className="fill-roof" />
              <path d="M0 59h480v3H0z" className="fill-ink" />
            </svg>
          </div>
        </fieldset>
        <button
          type="submit"
          className="only-noscript min-h-12 self-start rounded-control bg-brand px-5 font-semibold text-on-brand"
        >
          {labels.submit}
        </button>
      </div>
      <div className="rounded-panel bg-mimosa p-6 text-on-mimosa sm:p-8">
        <p className="font-semibold">{labels.year}</p>
        {from && <p className="mt-3 -mb-2 text-lead">{from}</p>}
        <p className="mt-2 font-display text-hero font-bold whitespace-nowrap">{year}</p>
        <dl className="mt-5 flex flex-col gap-2 border-t border-on-mimosa/30 pt-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>{counted}</dt>
            <dd className="font-semibold">
              {formatPrice(chosen.shareCents)} {labels.each}
            </dd>
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>{labels.share}</dt>
            <dd className="font-semibold">{formatPrice(chosen.feeCents)}</dd>
          </div>
        </dl>
        <output className="visually-hidden">{`${counted} : ${from}${year}`}</output>
      </div>
    </form>
  );
}
