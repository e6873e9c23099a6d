"use client";

import { type ReactNode, useState } from "react";
import { cx } from "@/components/ui/cx";
import { formatInteger, formatPercent, formatPrice, formatShortPrice } from "@/lib/kernel/format";
import { compareWithAgency, looperShareCents, SIMULATOR, tierOf } from "@/lib/pricing/rules";
import { FeeBars } from "./FeeBars";
import { SIMULATOR_NOTES } from "./simulator-copy";
import { type SimulatorPrice, simulatorPrice } from "./simulator-price";

/** The simulator's words: passed in, so that the browser does not load a whole page's copy. */
export interface SimulatorLabels {
  price: string;
  submit: string;
  fee: string;
  agency: string;
  savings: string;
  even: string;
  net: string;
  /** Where the page tells what the looper gains. */
  looper?: string;
  taxes: string;
  tier: string;
}

const NOTE_ID = "simulateur-note";

interface FeeSimulatorProps {
  /** What the page's address asks for. */
  initial: SimulatorPrice;
  /** Where the form goes without JavaScript: the page itself, at the simulator. */
  action: string;
  labels: SimulatorLabels;
  /** The question on the left of its answer, where there is room. */
  wide?: boolean;
  /** Hidden fields: what of the page's address the form keeps. */
  children?: ReactNode;
}

/**
 * The fee simulator: a number and a slider in step with each other, and what the sale costs. The
 * server renders the result of `?prix=`; without JavaScript the number and its button remain.
 */
export function FeeSimulator({
  initial,
  action,
  labels,
  wide = false,
  children,
}: FeeSimulatorProps) {
  // The text is the person's own while they type; leaving the field tidies it.
  const [text, setText] = useState(formatInteger(initial.price));
  // What was wrong stays said once the field is tidied; half a number is not yet wrong.
  const [tidied, setTidied] = useState(initial.problem);
  const { price, problem } = simulatorPrice(text);
  const shown = problem === "above" ? problem : tidied;
  const change = (next: string) => {
    setText(next);
    setTidied(null);
  };
  const comparison = compareWithAgency(price * 100);
  const position = ((price - SIMULATOR.min) / (SIMULATOR.max - SIMULATOR.min)) * 100;

  const note = (
    <p className="mt-5 text-fine text-ink-soft">
      {labels.tier} {tierOf(price * 100).name}. {labels.taxes}
    </p>
  );

  return (
    <form
      action={action}
      className={cx(
        "flex flex-col",
        wide && "gap-x-16 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-start",
      )}
    >
      {children}
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <label htmlFor="simulateur-prix" className="font-semibold">
            {labels.price}
          </label>
          <div className="flex items-center gap-2">
            <div className="relative">
              <input
                id="simulateur-prix"
                name="prix"
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                value={text}
                aria-describedby={NOTE_ID}
                onChange={(event) => change(event.target.value)}
                onBlur={() => {
                  setText(formatInteger(price));
                  if (problem !== null) setTidied(problem);
                }}
                className="min-h-12 w-40 rounded-control border border-line-strong bg-surface py-2 pr-9 pl-3.5 text-right text-[1.125rem] font-semibold hover:border-brand"
              />
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center font-semibold"
              >
                €
              </span>
            </div>
            <button
              type="submit"
              className="only-noscript min-h-12 rounded-control bg-brand px-4 font-semibold text-on-brand"
            >
              {labels.submit}
            </button>
          </div>
        </div>

        <p id={NOTE_ID} role="status" className="text-small text-tile-strong [&:not(:empty)]:mt-2">
          {shown && SIMULATOR_NOTES[shown](price)}
        </p>

        <div className="only-scripting mt-4">
          <div className="relative">
            <svg aria-hidden="true" width="100%" height="10" className="slider-track">
              <rect width="100%" height="10" rx="5" className="fill-line" />
              <rect width={`${position}%`} height="10" rx="5" className="fill-tile" />
            </svg>
            <input
              type="range"
              min={SIMULATOR.min}
              max={SIMULATOR.max}
              step={SIMULATOR.step}
              value={price}
              aria-label={labels.price}
              aria-valuetext={formatPrice(price * 100)}
              onChange={(event) => change(formatInteger(event.target.valueAsNumber))}
              className="slider"
            />
          </div>
          <div aria-hidden="true" className="flex justify-between text-fine text-ink-soft">
            <span>{formatPrice(SIMULATOR.min * 100)}</span>
            <span>{formatShortPrice(SIMULATOR.max * 100)}</span>
          </div>
        </div>
        {wide && note}
      </div>

      <div>
        <FeeBars
          comparison={comparison}
          labels={labels}
          className={cx("mt-6", wide && "lg:mt-0")}
        />

        <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-dashed border-line-strong pt-5">
          {comparison.savingsCents > 0 ? (
            <>
              <p className="font-semibold">{labels.savings}</p>
              <p className="ml-auto flex items-baseline gap-2.5 text-leaf">
                <span className="font-display text-heading font-bold whitespace-nowrap">
                  {formatPrice(comparison.savingsCents)}
                </span>
                <span className="rounded-full bg-leaf-soft px-2.5 py-0.5 font-semibold whitespace-nowrap">
                  {formatPercent(comparison.savingsPercent)}
                </span>
              </p>
            </>
          ) : (
            <p>{labels.even}</p>
          )}
        </div>
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <p>{labels.net}</p>
          <p className="ml-auto text-lead font-semibold whitespace-nowrap">
            {formatPrice(comparison.netCents)}
          </p>
        </div>
        {labels.looper !== undefined && (
          <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
            <p>{labels.looper}</p>
            <p className="ml-auto rounded-full bg-mimosa px-2.5 py-0.5 text-lead font-semibold whitespace-nowrap text-on-mimosa">
              {formatPrice(looperShareCents(price * 100, "simulator"))}
            </p>
          </div>
        )}
        {!wide && note}
        <output htmlFor="simulateur-prix" className="visually-hidden">
          {`${formatInteger(price)} € : ${labels.fee} ${formatPrice(comparison.feeCents)}, ${labels.savings} ${formatPrice(comparison.savingsCents)}, ${formatPercent(comparison.savingsPercent)}`}
        </output>
      </div>
    </form>
  );
}
