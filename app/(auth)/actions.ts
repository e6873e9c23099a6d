"use server";

import { z } from "zod";
import type { SignInResult } from "@/lib/accounts/credentials";
import { confirmEmailChange } from "@/lib/accounts/email-change/commands/confirm-email-change";
import { emailLinkSchema } from "@/lib/accounts/email-change/schemas";
import { requestPasswordReset } from "@/lib/accounts/passwords/commands/request-password-reset";
import { resetPassword } from "@/lib/accounts/passwords/commands/reset-password";
import { findReset } from "@/lib/accounts/passwords/queries/find-password-reset";
import {
  confirmAddressSchema,
  newPasswordSchema,
  passwordMinFor,
  passwordResetRequestSchema,
} from "@/lib/accounts/schemas";
import { signInOf } from "@/lib/accounts/sessions/commands/repeated-sign-in";
import { findActor, findVisitor } from "@/lib/accounts/sessions/queries/find-visitor";
import {
  currentTicket,
  currentVisitor,
  dropSession,
  rememberDevice,
  writeSignInCookies,
} from "@/lib/auth/session";
import { signIn } from "@/lib/auth/sign-in/commands/sign-in";
import { signInWithCode } from "@/lib/auth/sign-in/commands/sign-in-with-code";
import { codeFormSchema, loginFormSchema } from "@/lib/auth/sign-in/schemas";
import { visitorAction } from "@/lib/auth/user-action";
import { ACCOUNT_FIELDS } from "@/lib/content/account-fields";
import { performIntent } from "@/lib/intents/commands/perform-intent";
import { saveIntent } from "@/lib/intents/commands/save-intent";
import { safeCallback } from "@/lib/kernel/callback";
import { DomainError } from "@/lib/kernel/errors";
import { env } from "@/lib/platform/env";
import { homeOf } from "@/lib/policy/access";
import { confirmAddress } from "@/lib/registration/commands/confirm-address";
import { register } from "@/lib/registration/commands/register";
import { resendConfirmation } from "@/lib/registration/commands/resend-confirmation";
import { registrationSchema } from "@/lib/registration/schemas";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { AUTH } from "./copy";

/** What a form of the way to an account carries. */
interface Carried {
  callbackUrl?: string | undefined;
  /** What was being done, signed. */
  intention?: string | null | undefined;
}

/**
 * Where a sign-in leads: the code, where the person was doing something, which is done now, the page that
 * was asked for, or the person's own dashboard.
 */
async function leadOn(
  result: SignInResult,
  { callbackUrl, intention }: Carried,
): Promise<{ redirectTo: string }> {
  const callback = safeCallback(callbackUrl);
  if (result.kind === "code") {
    return { redirectTo: routes.loginCode(callback ?? undefined, intention ?? undefined) };
  }
  const visitor = await findVisitor(result.token);
  if (visitor?.kind !== "person") {
    if (visitor) await saveIntent(intention, visitor.pending);
    return { redirectTo: callback ?? spaceRoutes.dashboard };
  }
  const landing = await performIntent(intention, visitor.actor);
  return { redirectTo: landing ?? callback ?? homeOf(visitor.actor) };
}

export const loginAction = visitorAction(
  loginFormSchema,
  async ({ callbackUrl: _, intention: __, ...credentials }, context) => {
    const result = await signIn(credentials, context);
    await writeSignInCookies(result);
    return result;
  },
  leadOn,
);

export const codeAction = visitorAction(
  codeFormSchema,
  async ({ code }, context) => {
    const ticket = await currentTicket();
    if (ticket === null) throw new DomainError("account.link-spent");
    const result = await signInWithCode({ ticket, code }, context);
    await writeSignInCookies(result);
    return result;
  },
  leadOn,
);

export const registerAction = visitorAction(
  () => registrationSchema({ passwordMin: env().PASSWORD_MIN }),
  register,
  // An invitation opens the account at once: there is no address left to confirm.
  async (registered) => {
    const result = signInOf(registered);
    await writeSignInCookies(result);
    const actor = await findActor(result.token);
    if (!actor) return { redirectTo: routes.registerDone };
    const landing = await performIntent(result.intent, actor);
    return { redirectTo: landing ?? routes.registerOpened };
  },
  { creates: "registration" },
);

export const resendAction = visitorAction(
  z.strictObject({}),
  async (_, context) => {
    const visitor = await currentVisitor();
    if (visitor?.kind !== "pending") throw new DomainError("request.signed-out");
    await resendConfirmation(visitor.pending, context);
  },
  () => ({ message: AUTH.pending.sent }),
);

export const restartAction = visitorAction(
  z.strictObject({}),
  () => dropSession(),
  () => ({ redirectTo: routes.register() }),
);

export const confirmAction = visitorAction(
  confirmAddressSchema,
  async ({ jeton, password }, context) => {
    const visitor = await currentVisitor();
    const pendingId = visitor?.kind === "pending" ? visitor.pending.pendingId : null;
    return confirmAddress({ token: jeton, password }, { ...context, pendingId });
  },
  async (confirmed) => {
    const result = signInOf(confirmed);
    await writeSignInCookies(result);
    return leadOn(result, { intention: result.intent });
  },
  { creates: "account" },
);

export const newAddressAction = visitorAction(
  emailLinkSchema,
  ({ jeton }, context) => confirmEmailChange({ token: jeton }, context),
  ({ restored }) => ({
    redirectTo: restored ? routes.addressRestored : routes.addressChanged,
  }),
);

export const requestPasswordResetAction = visitorAction(
  passwordResetRequestSchema,
  requestPasswordReset,
  () => ({
    message: AUTH.passwordReset.sent,
  }),
  { creates: "password-reset" },
);

export const newPasswordAction = visitorAction(
  () => newPasswordSchema(env().PASSWORD_MIN),
  async ({ jeton, password }, context) => {
    const min = passwordMinFor(
      (await findReset(jeton))?.isTrustManager ?? false,
      env().PASSWORD_MIN,
    );
    if (password.length < min) {
      throw new DomainError("request.invalid", { password: ACCOUNT_FIELDS.password(min) });
    }
    const { userId } = await resetPassword({ token: jeton, password }, context);
    await rememberDevice(userId);
  },
  () => ({ redirectTo: `${routes.login()}?motdepasse=change` }),
);
