import { OwnForms } from "@/app/OwnForms";
import { pageMetadata } from "@/app/page-metadata";
import { supportPerson } from "@/app/support-person";
import { referralCodeSchema } from "@/lib/accounts/schemas";
import { currentVisitor } from "@/lib/auth/session";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { listOwnRequests } from "@/lib/leads/queries/find-own-requests";
import { routes } from "@/lib/routes/public";
import { supportRoutes } from "@/lib/routes/support";
import { helpAction } from "./actions";
import { HELP } from "./copy";
import { HelpScreen, type Sent } from "./HelpScreen";

interface PageProps {
  searchParams: Promise<Parameters>;
}

const sentOf = ({ etat }: Parameters): Sent =>
  etat === "envoyee" ? "new" : etat === "connue" ? "known" : null;

export async function generateMetadata({ searchParams }: PageProps) {
  const sent = sentOf(await searchParams);
  if (sent !== null) return pageMetadata({ title: HELP.metaTitle });
  return pageMetadata({
    title: HELP.metaTitle,
    description: HELP.metaDescription,
    path: supportRoutes.request(),
  });
}

/** Where somebody who sells asks for a Looper's help: with an account, with somebody's code, or with neither. */
export default async function Page({ searchParams }: PageProps) {
  const query = await searchParams;
  const referral = referralCodeSchema.safeParse(textOf(query.ref)).data ?? null;
  const visitor = await currentVisitor();
  const requests = visitor?.kind === "person" ? await listOwnRequests(visitor.actor) : [];
  return (
    <OwnForms>
      <HelpScreen
        person={await supportPerson()}
        requests={requests}
        referral={referral}
        // Nobody reads of an address that may be another person's that it was there.
        sent={visitor?.kind === "person" ? sentOf(query) : sentOf(query) && "new"}
        loginHref={routes.login(supportRoutes.request(referral))}
        action={helpAction}
      />
    </OwnForms>
  );
}
