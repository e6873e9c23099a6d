import { notFound, redirect } from "next/navigation";
import { OwnForms } from "@/app/OwnForms";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { currentVisitor } from "@/lib/auth/session";
import { errandOf } from "@/lib/intents/rules";
import { signErrand } from "@/lib/intents/tokens";
import { isId } from "@/lib/kernel/ids";
import { findOfferForm } from "@/lib/offers/queries/find-offer-form";
import { routes } from "@/lib/routes/public";
import { offerAction } from "./actions";
import { OFFER_FORM } from "./copy";
import { OfferScreen } from "./OfferScreen";
import "../../../../space.css";

interface PageProps {
  params: Promise<{ id: string }>;
}

export const metadata = pageMetadata({ title: OFFER_FORM.title });

/**
 * A visitor who is not signed in is led to the login, which says what was being done and comes back
 * here.
 */
export default async function Page({ params }: PageProps) {
  const { id } = await params;
  if (!isId(id)) notFound();
  const visitor = await currentVisitor();
  if (visitor === null) {
    const errand = errandOf({ kind: "offer", listingId: id }, routes.makeOffer(id));
    redirect(routes.loginForIntent(signErrand(errand)));
  }
  if (visitor.kind === "pending") redirect(routes.confirmationPending);
  return (
    <OwnForms>
      <OfferScreen view={await orNotFound(findOfferForm(id, visitor.actor))} action={offerAction} />
    </OwnForms>
  );
}
