import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { getCheck } from "@/lib/quality/queries/get-check";
import { TaskBarOf } from "../../../TaskBarOf";
import { decideCheckAction, settleDenialAction } from "./actions";
import { CheckScreen } from "./CheckScreen";
import { CHECK } from "./copy";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/trust-manager/quality-control/controles/[id]");
  return { actor, check: await orNotFound(getCheck(actor, id)) };
});

export async function generateMetadata({ params }: PageProps) {
  const { check } = await load((await params).id);
  return pageMetadata({ title: CHECK.title(check.listing.title) });
}

/** /trust-manager/quality-control/controles/{id}: a listing or a visit of a week's sample. */
export default async function Page({ params, searchParams }: PageProps) {
  const { actor, check } = await load((await params).id);
  const done = textOf((await searchParams).fait) ?? "";
  return (
    <>
      <TaskBarOf
        actor={actor}
        kinds={["visit-denied", "quality-check", "quality-correction"]}
        id={check.id}
      />
      <CheckScreen
        check={check}
        done={Object.hasOwn(CHECK.done, done) ? (done as keyof typeof CHECK.done) : null}
        actions={{ decide: decideCheckAction, settle: settleDenialAction }}
      />
    </>
  );
}
