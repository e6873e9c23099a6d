"use server";

import { PROPERTIES } from "@/components/space/properties/copy";
import { userAction } from "@/lib/auth/user-action";
import type { ActionState } from "@/lib/kernel/forms";
import { setAddressPrecision } from "@/lib/listings/location/commands";
import { addressPrecisionSchema } from "@/lib/listings/location/schemas";

const place = userAction(addressPrecisionSchema, setAddressPrecision, () => ({
  message: PROPERTIES.published.saved,
}));

export async function placeAction(state: ActionState, form: FormData): Promise<ActionState> {
  return place(state, form);
}
