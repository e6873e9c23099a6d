import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { getContactFile } from "@/lib/contact/queries/get-contact-file";
import { TaskBarOf } from "../../TaskBarOf";
import { REQUESTS } from "../copy";
import { answerAction, closeAction } from "./actions";
import { ContactFileScreen } from "./ContactFileScreen";

interface PageProps {
  params: Promise<{ id: string }>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (id: string) => {
  const actor = await pageActor("/trust-manager/contact/[id]");
  return { actor, file: await orNotFound(getContactFile(actor, id)) };
});

export async function generateMetadata({ params }: PageProps) {
  const { file } = await load((await params).id);
  return pageMetadata({ title: REQUESTS.file.title(file.name) });
}

/** /trust-manager/contact/{id}: a thread, and the team's answer to it. */
export default async function Page({ params }: PageProps) {
  const { id } = await params;
  const { actor, file } = await load(id);
  return (
    <>
      <TaskBarOf actor={actor} kinds={["contact"]} id={id} />
      <ContactFileScreen file={file} actions={{ answer: answerAction, close: closeAction }} />
    </>
  );
}
