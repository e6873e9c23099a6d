import type { Metadata } from "next";
import { OwnForms } from "@/app/OwnForms";
import { supportPerson } from "@/app/support-person";
import { Missing } from "@/components/layout/Missing";
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

export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const estimate = await loadEstimate(id);
  // Whoever only has the address asks for nothing in its owner's name.
  if (!estimate?.isMine) return <Missing copy={RESULT.missing} href={routes.estimate} />;
  return (
    <OwnForms>
      <SupportScreen
        estimate={estimate}
        person={await supportPerson()}
        loginHref={await keepingHref(id, estimateRoutes.support(id))}
        isDone={(await searchParams).etat === "envoyee"}
        action={supportAction}
      />
    </OwnForms>
  );
}
