import { Head } from "@/app/head";
import { listRoleCards } from "@/lib/accounts/role-grants/queries";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { ROLES } from "@/lib/kernel/roles";
import { switchRoleAction } from "../../actions";
import { requestRoleAction } from "./actions";
import { ROLE_CHANGE } from "./copy";
import { RolesScreen } from "./RolesScreen";

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/profile/roles");
  const { role } = await searchParams;
  return (
    <>
      <Head title={ROLE_CHANGE.title} />
      <RolesScreen
        cards={listRoleCards(actor)}
        chosen={ROLES.find((each) => each === role) ?? null}
        requestRole={requestRoleAction}
        switchRole={switchRoleAction}
      />
    </>
  );
}
