"use client";

import type { ReactNode } from "react";
import type { KnownPhoto } from "@/components/photos/queue";
import type { AddressCommune } from "@/lib/revisions/communes";
import type { Step } from "@/lib/revisions/steps";
import { AddressStep } from "./AddressStep";
import { AvailabilityStep } from "./AvailabilityStep";
import { CoownershipStep } from "./CoownershipStep";
import { DescriptionStep } from "./DescriptionStep";
import { DiagnosticsStep } from "./DiagnosticsStep";
import { FeaturesStep } from "./FeaturesStep";
import { PhotosStep } from "./PhotosStep";
import { PriceStep } from "./PriceStep";
import { SurfacesStep } from "./SurfacesStep";

/** What steps show beside what was typed. */
export interface StepExtras {
  /** Of the postal code that was typed. */
  communes: readonly AddressCommune[];
  mapStyleUrl: string | null;
  /** The pictures that were sent. */
  photos: readonly KnownPhoto[];
  /** Ids of rows of the table of rooms that are not typed yet: the same on the server and in the browser. */
  newRoomIds: readonly string[];
}

/** The fields of one step. */
export function StepFields({
  step,
  extras,
}: {
  step: Exclude<Step, "verification">;
  extras: StepExtras;
}): ReactNode {
  switch (step) {
    case "adresse":
      return <AddressStep communes={extras.communes} styleUrl={extras.mapStyleUrl} />;
    case "surfaces":
      return <SurfacesStep newRoomIds={extras.newRoomIds} />;
    case "description":
      return <DescriptionStep />;
    case "equipements":
      return <FeaturesStep />;
    case "diagnostics":
      return <DiagnosticsStep />;
    case "copropriete":
      return <CoownershipStep />;
    case "photos":
      return <PhotosStep known={extras.photos} />;
    case "prix":
      return <PriceStep />;
    case "disponibilites":
      return <AvailabilityStep />;
  }
}
