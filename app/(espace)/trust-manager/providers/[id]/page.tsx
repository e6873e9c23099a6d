import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { TestMailbox } from "@/app/test-mailbox";
import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { findManagedProvider } from "@/lib/trust/providers/queries/find-managed-provider";
import { managedNotice } from "../copy";
import { ManagedScreen } from "./ManagedScreen";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Parameters>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/trust-manager/providers/[id]");
  return orNotFound(findManagedProvider(id, actor));
});

export async function generateMetadata({ params }: PageProps) {
  const { name } = await load((await params).id);
  return pageMetadata({ title: name });
}

/** /trust-manager/providers/{id}: a provider whom the team entered. */
export default async function Page({ params, searchParams }: PageProps) {
  const provider = await load((await params).id);
  const { etat } = await searchParams;
  return (
    <ManagedScreen provider={provider} notice={managedNotice(etat)} mailbox={<TestMailbox />} />
  );
}
