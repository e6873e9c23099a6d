import { Head } from "@/app/head";
import { RolesScreen } from "@/components/espace/roles/RolesScreen";
import { listRoleCards } from "@/lib/accounts/role-grants/queries";
import { ROLES } from "@/lib/accounts/roles";
import { ROLE_CHANGE } from "@/lib/content/fr/espace/role-change";
import { pageActor } from "@/lib/server/auth/page";
import { type PageQuery, readChoice } from "@/lib/trust/addresses";
import { switchRoleAction } from "../../actions";
import { requestRoleAction } from "./actions";

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const actor = await pageActor("/profile/roles");
  const { role } = await searchParams;
  return (
    <>
      <Head title={ROLE_CHANGE.title} />
      <RolesScreen
        cards={listRoleCards(actor)}
        chosen={readChoice(role, ROLES, null)}
        requestRole={requestRoleAction}
        switchRole={switchRoleAction}
      />
    </>
  );
}
