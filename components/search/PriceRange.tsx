"use client";

import { type ChangeEvent, useRef, useState } from "react";
import { formatPrice } from "@/lib/kernel/format";
import {
  barsPath,
  edgeOfMaximum,
  edgeOfMinimum,
  eurosAt,
  PRICE_EDGES,
} from "@/lib/search/price-scale";
import { Bounds, type WrongTexts } from "./Bounds";
import { FILTERS } from "./copy";

const text = FILTERS;
const HEIGHT = 40;

/**
 * The price's two bounds: fields of the form, and, where scripts run, two sliders over the
 * histogram that fill them in. Bounds are euros; `bands` are the listings per price band.
 */
export function PriceRange({
  bands,
  min,
  max,
  wrong,
}: {
  bands: readonly number[];
  min: number | null;
  max: number | null;
  wrong: WrongTexts;
}) {
  const bounds = useRef<HTMLDivElement>(null);
  /** Edges under the fingers, until the answer to `asked` brings new bounds. */
  const [held, setHeld] = useState({ requested: "", low: 0, high: 0 });
  const requested = `${min}-${max}`;
  const { low, high } =
    held.requested === requested ? held : { low: edgeOfMinimum(min), high: edgeOfMaximum(max) };

  const fill = (side: 0 | 1, edge: number) => {
    const field = bounds.current?.querySelectorAll("input")[side];
    if (!field) return;
    field.value = eurosAt(edge)?.toString() ?? "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const slideLow = (event: ChangeEvent<HTMLInputElement>) => {
    const edge = Math.min(Number(event.target.value), high - 1);
    setHeld({ requested, low: edge, high });
    fill(0, edge);
  };
  const slideHigh = (event: ChangeEvent<HTMLInputElement>) => {
    const edge = Math.max(Number(event.target.value), low + 1);
    setHeld({ requested, low, high: edge });
    fill(1, edge);
  };

  return (
    <>
      <div className="price-scale only-scripting">
        <svg
          viewBox={`0 0 ${PRICE_EDGES} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="price-bars"
        >
          <path d={barsPath(bands, 0, PRICE_EDGES, HEIGHT)} className="fill-line" />
          <path d={barsPath(bands, low, high, HEIGHT)} className="fill-brand" />
        </svg>
        <Slider label={text.minPriceSlider} edge={low} onChange={slideLow} />
        <Slider label={text.maxPriceSlider} edge={high} onChange={slideHigh} />
      </div>
      <div ref={bounds}>
        <Bounds
          kind="price"
          fields={[
            { name: "minPrice", label: text.minPrice, hint: text.from, value: min },
            { name: "maxPrice", label: text.maxPrice, hint: text.to, value: max },
          ]}
          wrong={wrong}
        />
      </div>
    </>
  );
}

function Slider(props: {
  label: string;
  edge: number;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const euros = eurosAt(props.edge);
  return (
    <input
      type="range"
      min={0}
      max={PRICE_EDGES}
      value={props.edge}
      aria-label={props.label}
      aria-valuetext={euros === null ? text.noLimit : formatPrice(euros * 100)}
      onChange={props.onChange}
      className="price-slider"
    />
  );
}
