import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { findLooperFile } from "@/lib/trust/loopers/queries/find-looper-file";
import { TaskBarOf } from "../../TaskBarOf";
import { decideAction, reinstateAction, suspendAction } from "../actions";
import { checkPaperAction, lookUpCompanyAction, returnPaperAction } from "./actions";
import { LOOPER_FILE } from "./copy";
import { LooperFileScreen } from "./LooperFileScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** What is settled in a looper's file. */
const KINDS = ["looper-request", "looper-change", "looper-return"] as const;

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/trust-manager/validation/[id]");
  return { actor, file: await orNotFound(findLooperFile(id, actor)) };
});

export async function generateMetadata({ params }: PageProps) {
  const { file } = await load((await params).id);
  return pageMetadata({ title: LOOPER_FILE.title(file.name) });
}

/** /trust-manager/validation/{id}: a looper's file, with what is decided about it. */
export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const { actor, file } = await load(id);
  const { fait } = await searchParams;
  const done = typeof fait === "string" && Object.hasOwn(LOOPER_FILE.done, fait) ? fait : null;
  return (
    <>
      <TaskBarOf actor={actor} kinds={KINDS} id={id} />
      <LooperFileScreen
        file={file}
        done={done as keyof typeof LOOPER_FILE.done | null}
        paperActions={{
          check: checkPaperAction,
          return: returnPaperAction,
          lookUpCompany: lookUpCompanyAction,
        }}
        actions={{ decide: decideAction, suspend: suspendAction, reinstate: reinstateAction }}
      />
    </>
  );
}
