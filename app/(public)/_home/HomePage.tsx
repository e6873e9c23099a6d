"use client";

import { Container } from "@/components/ui/Container";
import { CLAIMS_NOTE } from "@/lib/content/claims";
import type { CardFields } from "@/lib/listings/card-fields";
import { Benefits } from "./Benefits";
import { BuyerCall } from "./BuyerCall";
import { Cities, type CityLink } from "./Cities";
import { Featured } from "./Featured";
import { Hero } from "./Hero";
import { PrelaunchNotice } from "./PrelaunchNotice";
import { SellerBand } from "./SellerBand";
import { StepsStreet } from "./StepsStreet";

/** The home page, behind its two doors (`/` and `/v2`). */
export function HomePage({
  featured,
  cities,
  prelaunch,
}: {
  featured: readonly CardFields[];
  cities: readonly CityLink[];
  prelaunch: boolean;
}) {
  return (
    <>
      <Hero />
      <Benefits />
      <Featured listings={featured} />
      <StepsStreet />
      <Cities cities={cities} />
      <Container className="grid gap-6 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <BuyerCall />
        <SellerBand />
        {prelaunch && (
          <div className="lg:col-span-2">
            <PrelaunchNotice />
          </div>
        )}
        <p className="text-fine text-ink-soft lg:col-span-2">{CLAIMS_NOTE}</p>
      </Container>
    </>
  );
}
