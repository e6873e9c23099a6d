import { Head } from "@/app/head";
import { pageActor } from "@/lib/auth/page-actor";
import { getProfile } from "@/lib/dashboards/queries";
import { ownReferrals } from "@/lib/waitlist/queries";
import { PROFILE } from "./copy";
import { ProfileScreen } from "./ProfileScreen";

export default async function ProfilePage() {
  const actor = await pageActor("/profile");
  return (
    <>
      <Head title={PROFILE.title} />
      <ProfileScreen
        view={getProfile(actor, new Date())}
        referrals={ownReferrals(actor)}
        activeRole={actor.activeRole}
      />
    </>
  );
}
