import { reads } from "../../../platform/db/read.ts";
import { qrCode } from "../../../platform/qr-code.ts";
import { unseal } from "../../../platform/seal.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { groupedSecret } from "../rules.ts";
import { secretContext } from "../secret-context.ts";
import { totpUri } from "../totp.ts";
import type { SecondFactorSetup } from "../views.ts";

/**
 * The setup that waits for its first code, for a page that is shown again; null where none was
 * begun, or where the secret it was sealed with has changed since.
 */
export async function findSecondFactorSetup(actor: Actor): Promise<SecondFactorSetup | null> {
  authorize(actor, "account.read");
  const row = await reads()
    .selectFrom("SecondFactor")
    .select("secretSealed")
    .where("userId", "=", actor.userId)
    .where("confirmedAt", "is", null)
    .executeTakeFirst();
  const secret = row ? unseal(row.secretSealed, secretContext(actor.userId)) : null;
  if (secret === null) return null;
  const uri = totpUri(secret, actor.email);
  return { secret: groupedSecret(secret), uri, qr: qrCode(uri) };
}
