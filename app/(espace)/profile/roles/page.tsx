import { pageMetadata } from "@/app/page-metadata";
import { listRoleCards } from "@/lib/accounts/role-grants/queries/list-role-cards";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { ROLES } from "@/lib/kernel/roles";
import { switchRoleAction } from "../../actions";
import { requestRoleAction } from "./actions";
import { ROLE_CHANGE } from "./copy";
import { RolesScreen } from "./RolesScreen";

export const metadata = pageMetadata({ title: ROLE_CHANGE.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/profile/roles");
  const { role } = await searchParams;
  return (
    <RolesScreen
      cards={await listRoleCards(actor)}
      chosen={ROLES.find((each) => each === role) ?? null}
      requestRole={requestRoleAction}
      switchRole={switchRoleAction}
    />
  );
}
