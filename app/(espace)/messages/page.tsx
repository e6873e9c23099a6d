import { MessagesScreen } from "@/components/espace/messages/MessagesScreen";
import { MESSAGES } from "@/lib/content/fr/espace/messages";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { readInbox } from "@/lib/messages/queries";
import { routes } from "@/lib/routes";
import { pageActor } from "@/lib/server/auth/page";
import { Head } from "../../head";
import { markAction, readAction, replyAction } from "./actions";

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/messages");
  const { filtre: filter, q, conversation, suite: after, avant: before } = await searchParams;
  const view = readInbox(actor, {
    filter,
    search: textOf(q),
    conversation: textOf(conversation),
    after,
    before,
  });
  return (
    <>
      <Head title={MESSAGES.title} />
      <MessagesScreen
        view={view}
        path={routes.messages}
        actions={{ reply: replyAction, read: readAction, mark: markAction }}
      />
    </>
  );
}
