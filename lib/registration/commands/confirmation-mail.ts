import { findAddressHolder } from "../../accounts/queries/find-address-holder.ts";
import { newMail } from "../../mail/kinds.ts";
import { absoluteUrl } from "../../platform/links.ts";
import { routes } from "../../routes/public.ts";
import { CONFIRMATION_HOURS } from "../rules.ts";

/** The mail of an address: how to confirm it, or that it has an account already. */
export async function confirmationMailFor(
  email: string,
  firstName: string,
  token: string,
  intent: string | null,
) {
  const holder = await findAddressHolder(email);
  if (holder) {
    return newMail("address-known", {
      firstName: holder.firstName,
      loginLink: absoluteUrl(intent === null ? routes.login() : routes.loginForIntent(intent)),
      resetLink: absoluteUrl(routes.passwordReset),
    });
  }
  return newMail("confirm-address", {
    firstName,
    link: absoluteUrl(routes.confirmAddress(token)),
    validHours: CONFIRMATION_HOURS,
  });
}
