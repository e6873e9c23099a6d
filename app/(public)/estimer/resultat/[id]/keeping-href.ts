import { draftSecret } from "@/lib/auth/revision-holder";
import { errandOf } from "@/lib/intents/rules";
import { signErrand } from "@/lib/intents/tokens";
import { routes } from "@/lib/routes/public";

/**
 * The login that has the account keep an estimate which this browser made, on whatever device it ends, and leads
 * back to `back`.
 */
export async function keepingHref(estimateId: string, back: string): Promise<string> {
  const secret = await draftSecret();
  if (secret === null) return routes.login(back);
  return routes.loginForIntent(
    signErrand(errandOf({ kind: "estimate", estimateId, secret }, back)),
  );
}
