"use client";

import { type ReactNode, useState } from "react";
import { cx } from "@/components/ui/cx";
import { formatAmount, formatPercent, formatPrice, formatShortPrice } from "@/lib/kernel/format";
import { compareWithAgency, looperShareCents, SIMULATOR, tierOf } from "@/lib/pricing/rules";
import { FeeBars } from "./FeeBars";
import { SIMULATOR_NOTES, simulatorNote } from "./simulator-copy";
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
  // The text is the person's own while they type; leaving the field tidies what could be read of it.
  const [text, setText] = useState(initial.text ?? formatAmount(initial.priceCents ?? 0));
  // What was wrong stays shown once the field is tidied; half a number is not yet wrong.
  const [tidied, setTidied] = useState(initial.problem);
  // Until the field is left, what is half typed changes nothing.
  const [lastCents, setLastCents] = useState(initial.priceCents);
  const { priceCents: readCents, problem } = simulatorPrice(text);
  const priceCents = readCents ?? (tidied === null ? lastCents : null);
  const shown = problem === "above" ? problem : tidied;
  const isUnread = shown !== null && priceCents === null;
  const change = (next: string) => {
    const { priceCents: nextCents } = simulatorPrice(next);
    if (nextCents !== null) setLastCents(nextCents);
    setText(next);
    setTidied(null);
  };
  const leave = () => {
    if (readCents !== null) setText(formatAmount(readCents));
    if (problem !== null) setTidied(problem);
  };
  const sliderCents = priceCents ?? SIMULATOR.initial * 100;
  const position = ((sliderCents / 100 - SIMULATOR.min) / (SIMULATOR.max - SIMULATOR.min)) * 100;

  const note = priceCents !== null && (
    <p className="mt-5 text-fine text-ink-soft">
      {labels.tier} {tierOf(priceCents).name}. {labels.taxes}
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
                inputMode="decimal"
                autoComplete="off"
                maxLength={40}
                value={text}
                aria-invalid={isUnread ? true : undefined}
                aria-describedby={NOTE_ID}
                onChange={(event) => change(event.target.value)}
                onBlur={leave}
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
          {shown && simulatorNote(shown, priceCents)}
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
              value={sliderCents / 100}
              aria-label={labels.price}
              aria-valuetext={formatPrice(sliderCents)}
              onChange={(event) => change(formatAmount(event.target.valueAsNumber * 100))}
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
        {priceCents === null ? (
          <p className="mt-6 font-semibold">{SIMULATOR_NOTES.unread}</p>
        ) : (
          <FeeResult priceCents={priceCents} labels={labels} wide={wide} />
        )}
        {!wide && note}
      </div>
    </form>
  );
}

/** What the sale costs with us, and with an agency. */
function FeeResult({
  priceCents,
  labels,
  wide,
}: {
  priceCents: number;
  labels: SimulatorLabels;
  wide: boolean;
}) {
  const comparison = compareWithAgency(priceCents);
  return (
    <>
      <FeeBars comparison={comparison} labels={labels} className={cx("mt-6", wide && "lg:mt-0")} />

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
            {formatPrice(looperShareCents(priceCents, "simulator"))}
          </p>
        </div>
      )}
      <output htmlFor="simulateur-prix" className="visually-hidden">
        {`${formatPrice(priceCents)} : ${labels.fee} ${formatPrice(comparison.feeCents)}, ${labels.savings} ${formatPrice(comparison.savingsCents)}, ${formatPercent(comparison.savingsPercent)}`}
      </output>
    </>
  );
}
