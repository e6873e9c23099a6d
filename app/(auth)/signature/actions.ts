"use server";

import { visitorAction } from "@/lib/auth/user-action";
import { requestPartyCode } from "@/lib/mandate-signing/commands/request-party-code";
import { signAsParty } from "@/lib/mandate-signing/commands/sign-as-party";
import { withdrawAsParty } from "@/lib/mandate-signing/commands/withdraw-as-party";
import { partyLinkSchema, partySigningSchema } from "@/lib/mandate-signing/schemas";
import { signatureRoutes } from "@/lib/routes/signatures";

const landing =
  (state: string) =>
  (_done: unknown, { jeton }: { jeton: string }) => ({
    redirectTo: signatureRoutes.sign(jeton, { state }),
  });

export const requestCodeAction = visitorAction(
  partyLinkSchema,
  (input, origin) => requestPartyCode(input, origin),
  landing("code-envoye"),
);

export const signAction = visitorAction(
  partySigningSchema,
  (input, origin) => signAsParty(input, origin),
  landing("signe"),
  { creates: "party-signature" },
);

export const withdrawAction = visitorAction(
  partyLinkSchema,
  (input) => withdrawAsParty(input),
  landing("retractation"),
);
