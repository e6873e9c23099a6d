import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { findCase } from "@/lib/quality/queries/find-case";
import { TaskBarOf } from "../../../TaskBarOf";
import { decideCaseAction } from "./actions";
import { CaseScreen } from "./CaseScreen";
import { CASE } from "./copy";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/trust-manager/quality-control/loopers/[id]");
  return { actor, file: await orNotFound(findCase(actor, id)) };
});

export async function generateMetadata({ params }: PageProps) {
  const { file } = await load((await params).id);
  return pageMetadata({ title: CASE.title(file.looperName) });
}

/** /trust-manager/quality-control/loopers/{id}: a looper too little of whose work is in order. */
export default async function Page({ params, searchParams }: PageProps) {
  const { actor, file } = await load((await params).id);
  const { fait } = await searchParams;
  return (
    <>
      <TaskBarOf actor={actor} kinds={["looper-quality"]} id={file.id} />
      <CaseScreen file={file} isDone={fait === "oui"} action={decideCaseAction} />
    </>
  );
}
