import { cache } from "react";
import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { LinkButton } from "@/components/ui/Button";
import { findEmailChange } from "@/lib/accounts/email-change/queries/find-email-change";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../page-metadata";
import { AuthFrame } from "../_parts/AuthFrame";
import { newAddressAction } from "../actions";
import { AUTH } from "../copy";

const { newAddress } = AUTH;

interface PageProps {
  searchParams: Promise<Record<"jeton" | "etat", string | string[] | undefined>>;
}

/** Looked up once a request. */
const findChange = cache(findEmailChange);

function titleOf(change: Awaited<ReturnType<typeof findEmailChange>>, etat: unknown): string {
  if (change?.restores || (!change && etat === "retablie")) return newAddress.restoreTitle;
  return change || etat === "change" ? newAddress.title : newAddress.spentTitle;
}

export async function generateMetadata({ searchParams }: PageProps) {
  const { jeton, etat } = await searchParams;
  return pageMetadata({ title: titleOf(await findChange(jeton), etat) });
}

/** Where the link to a new address leads: the button makes the change, opening it does not. */
export default async function Page({ searchParams }: PageProps) {
  const { jeton, etat } = await searchParams;
  const change = await findChange(jeton);
  const title = titleOf(change, etat);
  if (change) {
    const { firstName, from, to, restores } = change;
    const lead = restores ? newAddress.restoreLead : newAddress.lead;
    return (
      <AuthFrame side="key" title={title} lead={lead(firstName, from, to)}>
        <ActionForm id="nouvelle-adresse" action={newAddressAction}>
          <input type="hidden" name="jeton" value={String(jeton)} />
          <SubmitButton size="lg" wide sending={newAddress.sending}>
            {restores ? newAddress.restore : newAddress.submit}
          </SubmitButton>
        </ActionForm>
      </AuthFrame>
    );
  }
  if (etat === "retablie") {
    return (
      <AuthFrame side="key" title={title} lead={newAddress.restored}>
        <LinkButton href={routes.passwordReset}>{AUTH.newPassword.title}</LinkButton>
      </AuthFrame>
    );
  }
  const isDone = etat === "change";
  return (
    <AuthFrame side="key" title={title} lead={isDone ? newAddress.done : newAddress.spent}>
      <LinkButton href={spaceRoutes.settingsTab("profil")}>{newAddress.again}</LinkButton>
    </AuthFrame>
  );
}
