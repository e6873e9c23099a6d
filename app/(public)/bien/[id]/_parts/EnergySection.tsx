import type { ReactNode } from "react";
import { Callout } from "@/components/ui/Callout";
import { formatInteger, formatPrice } from "@/lib/kernel/format";
import { isEnergyExcessive } from "@/lib/listings/legal-terms";
import { excessiveEnergy } from "@/lib/listings/legal-terms-copy";
import type { ListingDetail } from "@/lib/listings/views";
import { Block } from "./Block";
import { LISTING } from "./copy";
import { EnergyScale } from "./EnergyScale";

const COPY = LISTING.energy;

/** The energy and climate labels, and what heating is likely to cost. */
export function EnergySection({ listing }: { listing: ListingDetail }) {
  const { energyClass, ghgClass, energyUse, ghgEmission, energyCost } = listing;
  const use = energyUse === null ? null : formatInteger(energyUse);
  const emission = ghgEmission === null ? null : formatInteger(ghgEmission);
  return (
    <Block id="energie" title={COPY.title}>
      {isEnergyExcessive(energyClass) && (
        <Callout tone="problem" className="mb-6">
          <p className="font-semibold">{excessiveEnergy(energyClass)}</p>
        </Callout>
      )}
      <div className="grid gap-8 sm:grid-cols-2">
        <Label title={COPY.dpe} best={COPY.thrifty} worst={COPY.hungry}>
          {energyClass ? (
            <EnergyScale
              kind="dpe"
              energyClass={energyClass}
              value={use}
              unit={COPY.dpeUnit}
              label={COPY.dpeText(energyClass, use)}
            />
          ) : (
            COPY.unknownDpe
          )}
        </Label>
        <Label title={COPY.ges} best={COPY.low} worst={COPY.high}>
          {ghgClass ? (
            <EnergyScale
              kind="ges"
              energyClass={ghgClass}
              value={emission}
              unit={COPY.gesUnit}
              label={COPY.gesText(ghgClass, emission)}
            />
          ) : (
            COPY.unknownGes
          )}
        </Label>
      </div>
      {energyCost && (
        <div className="mt-8 rounded-card bg-sunken p-5">
          <h3 className="text-small font-semibold">{COPY.cost}</h3>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
            <span className="font-display text-heading font-bold">
              {COPY.costRange(formatPrice(energyCost.minCents), formatPrice(energyCost.maxCents))}
            </span>
            {COPY.perYear}
          </p>
          <p className="mt-1 text-fine text-ink-soft">{COPY.costNote(energyCost.year)}</p>
        </div>
      )}
    </Block>
  );
}

function Label({
  title,
  best,
  worst,
  children,
}: {
  title: string;
  best: string;
  worst: string;
  children: ReactNode;
}) {
  const known = typeof children !== "string";
  return (
    <div>
      <h3 className="text-small font-semibold">{title}</h3>
      {known && <p className="mt-3 text-fine text-ink-soft">{best}</p>}
      <div className={known ? "my-1.5" : "mt-2 text-ink-soft"}>{children}</div>
      {known && <p className="text-fine text-ink-soft">{worst}</p>}
    </div>
  );
}
