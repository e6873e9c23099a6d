import type { Metadata } from "next";
import { OwnForms } from "@/app/OwnForms";
import { Missing } from "@/components/layout/Missing";
import { getProfile } from "@/lib/accounts/profile/queries/get-profile";
import { currentVisitor } from "@/lib/auth/session";
import { fullName } from "@/lib/kernel/person-name";
import { estimateRoutes } from "@/lib/routes/estimates";
import { routes } from "@/lib/routes/public";
import { RESULT } from "../copy";
import { keepingHref } from "../keeping-href";
import { loadEstimate } from "../load-estimate";
import { supportAction } from "./actions";
import { SUPPORT } from "./copy";
import { SupportScreen } from "./SupportScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** As the result: a secret address, and for no search engine. */
export const metadata: Metadata = {
  title: SUPPORT.metaTitle,
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

async function signedIn() {
  const visitor = await currentVisitor();
  if (visitor?.kind !== "person") return null;
  const { phone, email, ...names } = await getProfile(visitor.actor);
  return { name: fullName(names), email, phone };
}

export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const estimate = await loadEstimate(id);
  // Whoever only has the address asks for nothing in its owner's name.
  if (!estimate?.isMine) return <Missing copy={RESULT.missing} href={routes.estimate} />;
  return (
    <OwnForms>
      <SupportScreen
        estimate={estimate}
        person={await signedIn()}
        loginHref={await keepingHref(id, estimateRoutes.support(id))}
        isDone={(await searchParams).etat === "envoyee"}
        action={supportAction}
      />
    </OwnForms>
  );
}
