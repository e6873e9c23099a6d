import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { LinkButton } from "@/components/ui/Button";
import { findEmailChange } from "@/lib/accounts/email-change/queries";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { Head } from "../../head";
import { AuthFrame } from "../_parts/AuthFrame";
import { newAddressAction } from "../actions";
import { AUTH } from "../copy";

const { newAddress } = AUTH;

/** Where the link to a new address leads: the button makes the change, opening it does not. */
export default async function Page({
  searchParams,
}: {
  searchParams: Promise<Record<"jeton" | "etat", string | string[] | undefined>>;
}) {
  const { jeton, etat } = await searchParams;
  const change = findEmailChange(jeton);
  if (change) {
    const { firstName, from, to, restores } = change;
    const title = restores ? newAddress.restoreTitle : newAddress.title;
    const lead = restores ? newAddress.restoreLead : newAddress.lead;
    return (
      <>
        <Head title={title} />
        <AuthFrame side="key" title={title} lead={lead(firstName, from, to)}>
          <ActionForm id="nouvelle-adresse" action={newAddressAction}>
            <input type="hidden" name="jeton" value={String(jeton)} />
            <SubmitButton size="lg" wide sending={newAddress.sending}>
              {restores ? newAddress.restore : newAddress.submit}
            </SubmitButton>
          </ActionForm>
        </AuthFrame>
      </>
    );
  }
  if (etat === "retablie") {
    return (
      <>
        <Head title={newAddress.restoreTitle} />
        <AuthFrame side="key" title={newAddress.restoreTitle} lead={newAddress.restored}>
          <LinkButton href={routes.forgottenPassword}>{AUTH.newPassword.title}</LinkButton>
        </AuthFrame>
      </>
    );
  }
  const isDone = etat === "change";
  const title = isDone ? newAddress.title : newAddress.spentTitle;
  return (
    <>
      <Head title={title} />
      <AuthFrame side="key" title={title} lead={isDone ? newAddress.done : newAddress.spent}>
        <LinkButton href={spaceRoutes.settingsTab("profil")}>{newAddress.again}</LinkButton>
      </AuthFrame>
    </>
  );
}
