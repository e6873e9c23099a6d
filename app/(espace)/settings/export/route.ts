import { exportPersonalData } from "@/lib/accounts/export/commands/export-personal-data";
import { provePassword } from "@/lib/accounts/passwords/commands/prove-password";
import { passwordProofSchema } from "@/lib/accounts/passwords/schemas";
import { currentSignInContext, requireActor } from "@/lib/auth/session";
import { DomainError, type ErrorCode } from "@/lib/kernel/errors";
import { accountCounter } from "@/lib/platform/attempts";
import { log } from "@/lib/platform/log";
import { spaceRoutes } from "@/lib/routes/space";
import type { ExportError } from "../copy";

const REFUSALS: Partial<Record<ErrorCode, ExportError>> = {
  "request.invalid": "mot-de-passe",
  "account.password-wrong": "mot-de-passe",
  "account.too-many-tries": "tentatives",
};

const redirect = (location: string) =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });

/** @throws {DomainError} request.invalid for anything but a password. */
async function typedPassword(request: Request): Promise<string> {
  const form = await request.formData().catch(() => null);
  const parsed = passwordProofSchema.safeParse(form && Object.fromEntries(form));
  if (!parsed.success) throw new DomainError("request.invalid");
  return parsed.data.password;
}

/** For a person who comes back here after signing in: the form is on the page of the settings. */
export function GET(): Response {
  return redirect(spaceRoutes.settingsTab("securite"));
}

/** The person's data as a file, for the password; a refusal leads back to the form, which says why. */
export async function POST(request: Request): Promise<Response> {
  try {
    const actor = await requireActor();
    await provePassword(await typedPassword(request), actor, await currentSignInContext());
    // Reading everything about somebody is work, and each time a mail is sent.
    await accountCounter(`export ${actor.userId}`, null).count();
    const { fileName, body } = await exportPersonalData(actor);
    return new Response(body, {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${fileName}"`,
        "cache-control": "no-store",
      },
    });
  } catch (error) {
    return redirect(placeOf(error));
  }
}

function placeOf(error: unknown): string {
  if (!DomainError.is(error)) {
    log().error({ err: error }, "an export failed");
    return spaceRoutes.exportFailed("indisponible");
  }
  // The page leads on: to the login, or to where the address is confirmed.
  if (error.code === "request.signed-out" || error.code === "account.unconfirmed") {
    return spaceRoutes.settingsTab("securite");
  }
  return spaceRoutes.exportFailed(REFUSALS[error.code] ?? "indisponible");
}
