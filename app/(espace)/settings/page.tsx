import { listOwnDevices } from "@/lib/accounts/devices/queries/list-own-devices";
import { erasureConsequences } from "@/lib/accounts/erasure/queries/erasure-consequences";
import { getProfile } from "@/lib/accounts/profile/queries/get-profile";
import { findSecondFactorSetup } from "@/lib/accounts/second-factor/queries/find-second-factor-setup";
import { secondFactorState } from "@/lib/accounts/second-factor/queries/second-factor-state";
import { listOwnAudit } from "@/lib/audit/queries/list-own-audit";
import { pageActor } from "@/lib/auth/page-actor";
import { listSellerDues } from "@/lib/dues/queries/list-seller-dues";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { holds } from "@/lib/kernel/roles";
import { getNotificationSettings } from "@/lib/notifications/settings/queries/get-notification-settings";
import { absoluteUrl } from "@/lib/platform/links";
import type { Actor } from "@/lib/policy/actor";
import { mailLinks } from "@/lib/routes/mail-links";
import { SETTINGS_TABS, type SettingsTab } from "@/lib/routes/space";
import { pageMetadata } from "../../page-metadata";
import { TestMailbox } from "../../test-mailbox";
import { BillingTab } from "./_parts/BillingTab";
import { NotificationsTab } from "./_parts/NotificationsTab";
import { ProfileTab } from "./_parts/ProfileTab";
import { SecurityTab, type SecurityView } from "./_parts/SecurityTab";
import { SettingsScreen } from "./_parts/SettingsScreen";
import {
  applyPresetAction,
  changeEmailAction,
  changePasswordAction,
  changePreferencesAction,
  changeProfileAction,
  changeRhythmAction,
  eraseAccountAction,
  secondFactorAction,
  signOutDeviceAction,
} from "./actions";
import { PERSONAL_DATA, SETTINGS } from "./copy";
import { passwordMinOf } from "./password-min";

/** Lines of one's own audit that are shown at once. */
const AUDIT_LINES = 20;

interface PageProps {
  searchParams: Promise<Parameters>;
}

const tabOf = ({ onglet }: Parameters) => oneOf(SETTINGS_TABS, onglet);

export async function generateMetadata({ searchParams }: PageProps) {
  const tab = tabOf(await searchParams);
  return pageMetadata({ title: `${SETTINGS.tabs[tab]} · ${SETTINGS.title}` });
}

export default async function Page({ searchParams }: PageProps) {
  const actor = await pageActor("/settings");
  const parameters = await searchParams;
  const tab = tabOf(parameters);
  return <SettingsScreen tab={tab}>{openTab(tab, actor, parameters)}</SettingsScreen>;
}

async function openTab(tab: SettingsTab, actor: Actor, parameters: Parameters) {
  switch (tab) {
    case "profil": {
      const profile = await getProfile(actor);
      return (
        <ProfileTab
          profile={profile}
          locked={actor.isDemo}
          referralLink={absoluteUrl(mailLinks.betaReferral(profile.referralCode))}
          action={changeProfileAction}
          changeEmail={changeEmailAction}
          mailbox={<TestMailbox />}
        />
      );
    }
    case "notifications":
      return (
        <NotificationsTab
          view={await getNotificationSettings(actor)}
          actions={{
            changePreferences: changePreferencesAction,
            applyPreset: applyPresetAction,
            changeRhythm: changeRhythmAction,
          }}
        />
      );
    case "securite":
      return (
        <SecurityTab
          view={await loadSecurity(actor, parameters)}
          actions={{
            changePassword: changePasswordAction,
            secondFactor: secondFactorAction,
            signOutDevice: signOutDeviceAction,
            eraseAccount: eraseAccountAction,
          }}
        />
      );
    case "facturation":
      return (
        <BillingTab view={holds(actor.roles, "seller") ? await listSellerDues(actor) : null} />
      );
  }
}

async function loadSecurity(actor: Actor, parameters: Parameters): Promise<SecurityView> {
  const cursor = textOf(parameters.avant);
  const { refusals } = PERSONAL_DATA.export;
  const reason = textOf(parameters.export);
  return {
    locked: actor.isDemo,
    passwordMin: passwordMinOf(actor),
    secondFactor: {
      state: await secondFactorState(actor),
      setup: await findSecondFactorSetup(actor),
      required: holds(actor.roles, "trust_manager"),
      mustSecure: actor.mustSecure,
    },
    devices: await listOwnDevices(actor),
    audit: await listOwnAudit(actor, { cursor, length: AUDIT_LINES }),
    auditIsOlder: cursor !== null,
    exportError:
      reason !== null && Object.hasOwn(refusals, reason)
        ? refusals[reason as keyof typeof refusals]
        : null,
    erasure: await erasureConsequences(actor),
  };
}
