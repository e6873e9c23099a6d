"use client";

import { TypedField } from "../fields";

/** Photos, plans, and a tour on another site. */
export function PhotosStep() {
  return <TypedField field="virtualTourUrl" type="url" inputMode="url" optional maxLength={500} />;
}
