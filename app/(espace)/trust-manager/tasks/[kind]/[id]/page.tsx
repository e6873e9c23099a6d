import { notFound } from "next/navigation";
import { cache } from "react";
import { orNotFound } from "@/app/or-not-found";
import { pageMetadata } from "@/app/page-metadata";
import { TASKS } from "@/components/trust/tasks-copy";
import { pageActor } from "@/lib/auth/page-actor";
import { isId } from "@/lib/kernel/ids";
import { taskKindOf } from "@/lib/tasks/rules";
import { getTaskFile } from "@/lib/trust/tasks/queries/get-task-file";
import { listManagers } from "@/lib/trust/tasks/queries/list-managers";
import { commentAction, handOnAction, moveTaskAction } from "../../actions";
import { TaskScreen } from "./TaskScreen";

interface PageProps {
  params: Promise<{ kind: string; id: string }>;
}

/** Looked up once a request, for the page and its metadata. */
const load = cache(async (named: string, subjectId: string) => {
  const actor = await pageActor("/trust-manager/tasks/[kind]/[id]");
  const kind = taskKindOf(named);
  if (kind === null || !isId(subjectId)) notFound();
  const now = new Date();
  return { actor, now, file: await orNotFound(getTaskFile(actor, { kind, subjectId }, now)) };
});

export async function generateMetadata({ params }: PageProps) {
  const { kind, id } = await params;
  const { file } = await load(kind, id);
  return pageMetadata({ title: TASKS.kinds[file.ref.kind] });
}

/** /trust-manager/tasks/{kind}/{id}: who has a task, what was written and decided about it. */
export default async function Page({ params }: PageProps) {
  const { kind, id } = await params;
  const { actor, file, now } = await load(kind, id);
  return (
    <TaskScreen
      file={file}
      now={now}
      managers={await listManagers(actor)}
      actions={{ move: moveTaskAction, handOn: handOnAction, comment: commentAction }}
    />
  );
}
