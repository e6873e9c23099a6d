"use server";

import { PREFERENCES, PRESETS, RHYTHM } from "@/components/notifications/copy";
import {
  signOutDevice,
  signOutOtherDevices,
} from "@/lib/accounts/devices/commands/sign-out-device";
import { deviceSchema } from "@/lib/accounts/devices/schemas";
import { requestEmailChange } from "@/lib/accounts/email-change/commands/request-email-change";
import { emailChangeSchema } from "@/lib/accounts/email-change/schemas";
import { eraseAccount } from "@/lib/accounts/erasure/commands/erase-account";
import { changePassword } from "@/lib/accounts/passwords/commands/change-password";
import { provePassword } from "@/lib/accounts/passwords/commands/prove-password";
import { erasureSchema, passwordChangeSchema } from "@/lib/accounts/passwords/schemas";
import { changeProfile } from "@/lib/accounts/profile/commands/change-profile";
import { profileSchema } from "@/lib/accounts/profile/schemas";
import { beginSecondFactor } from "@/lib/accounts/second-factor/commands/begin-second-factor";
import { confirmSecondFactor } from "@/lib/accounts/second-factor/commands/confirm-second-factor";
import { removeSecondFactor } from "@/lib/accounts/second-factor/commands/remove-second-factor";
import { renewRecoveryCodes } from "@/lib/accounts/second-factor/commands/renew-recovery-codes";
import { type SecondFactorStep, secondFactorSchema } from "@/lib/accounts/second-factor/schemas";
import { currentSignInContext, dropSession, writeSignInCookies } from "@/lib/auth/session";
import { userAction } from "@/lib/auth/user-action";
import { applyPreset } from "@/lib/notifications/settings/commands/apply-preset";
import { changePreferences } from "@/lib/notifications/settings/commands/change-preferences";
import { changeRhythm } from "@/lib/notifications/settings/commands/change-rhythm";
import {
  preferencesSchema,
  presetSchema,
  rhythmSchema,
} from "@/lib/notifications/settings/schemas";
import type { Actor } from "@/lib/policy/actor";
import { routes } from "@/lib/routes/public";
import { PROFILE, SECOND_FACTOR, SECURITY } from "./copy";
import { passwordMinOf } from "./password-min";

export const changeProfileAction = userAction(
  profileSchema,
  (input, actor) => changeProfile(input, actor),
  (changed) => ({ message: changed.length > 0 ? PROFILE.saved : PROFILE.unchanged }),
);

export const changeEmailAction = userAction(
  emailChangeSchema,
  async (input, actor) => requestEmailChange(input, actor, await currentSignInContext()),
  () => ({ message: PROFILE.emailChange.sent }),
  { creates: "email-change" },
);

export const changePasswordAction = userAction(
  (actor: Actor) => passwordChangeSchema(passwordMinOf(actor)),
  async (input, actor) => changePassword(input, actor, await currentSignInContext()),
  async (signedIn) => {
    await writeSignInCookies(signedIn);
    return { message: SECURITY.change.done };
  },
);

export const changePreferencesAction = userAction(
  preferencesSchema,
  (input, actor) => changePreferences(input, actor),
  () => ({ message: PREFERENCES.saved }),
);

export const applyPresetAction = userAction(
  presetSchema,
  (input, actor) => applyPreset(input, actor),
  (_, { preset }) => ({
    message: preset === "minimum" ? PRESETS.doneMinimum : PRESETS.doneDefaults,
  }),
);

export const changeRhythmAction = userAction(
  rhythmSchema,
  (input, actor) => changeRhythm(input, actor),
  () => ({ message: RHYTHM.saved }),
);

export const signOutDeviceAction = userAction(
  deviceSchema,
  async ({ device }, actor) => {
    if (device === "others") return signOutOtherDevices(actor);
    await signOutDevice(device, actor);
    return null;
  },
  (count) => ({
    message: count === null ? SECURITY.devices.done : SECURITY.devices.doneOthers(count),
  }),
);

/** What a step leads to: the message, and the recovery codes to show once. */
async function takeStep(input: SecondFactorStep, actor: Actor) {
  if (input.step === "confirm") {
    const { recoveryCodes } = await confirmSecondFactor(actor, input.code);
    return { message: SECOND_FACTOR.confirmed, data: { recoveryCodes } };
  }
  await provePassword(input.password, actor, await currentSignInContext());
  switch (input.step) {
    case "begin":
      await beginSecondFactor(actor);
      return { message: SECOND_FACTOR.begun };
    case "renew": {
      const { recoveryCodes } = await renewRecoveryCodes(actor);
      return { message: SECOND_FACTOR.renewed, data: { recoveryCodes } };
    }
    case "remove":
      await removeSecondFactor(actor);
      return { message: SECOND_FACTOR.removed };
  }
}

export const secondFactorAction = userAction(secondFactorSchema, takeStep, (done) => done);

export const eraseAccountAction = userAction(
  erasureSchema,
  async (input, actor) => {
    await provePassword(input.password, actor, await currentSignInContext());
    await eraseAccount(actor);
  },
  async () => {
    await dropSession();
    return { redirectTo: routes.home, signsOut: true };
  },
);
