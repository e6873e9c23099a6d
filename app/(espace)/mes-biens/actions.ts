"use server";

import { userAction } from "@/lib/auth/user-action";
import { PROPERTIES } from "@/lib/content/fr/espace/properties";
import type { ActionState } from "@/lib/kernel/forms";
import { setAddressPrecision } from "@/lib/listings/location/commands";
import { addressPrecisionSchema } from "@/lib/listings/location/schemas";

const place = userAction(addressPrecisionSchema, setAddressPrecision, () => ({
  message: PROPERTIES.published.saved,
}));

export async function placeAction(state: ActionState, form: FormData): Promise<ActionState> {
  return place(state, form);
}
