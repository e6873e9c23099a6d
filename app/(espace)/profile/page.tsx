import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { getRoleProfile } from "@/lib/dashboards/queries/get-role-profile";
import { listRewards } from "@/lib/sales/rewards/queries/list-rewards";
import { ownReferrals } from "@/lib/waitlist/queries/own-referrals";
import { PROFILE } from "./copy";
import { ProfileScreen } from "./ProfileScreen";

export const metadata = pageMetadata({ title: PROFILE.title });

export default async function ProfilePage() {
  const actor = await pageActor("/profile");
  return (
    <ProfileScreen
      view={await getRoleProfile(actor, new Date())}
      referrals={await ownReferrals(actor)}
      rewards={await listRewards(actor)}
      activeRole={actor.activeRole}
    />
  );
}
