"use server";

import { PROPERTIES } from "@/components/space/properties/copy";
import { userAction } from "@/lib/auth/user-action";
import { setAddressPrecision } from "@/lib/listings/location/commands";
import { addressPrecisionSchema } from "@/lib/listings/location/schemas";

export const placeAction = userAction(addressPrecisionSchema, setAddressPrecision, () => ({
  message: PROPERTIES.published.saved,
}));
