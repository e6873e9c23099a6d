import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { readInbox } from "@/lib/messages/queries/read-inbox";
import type { Actor } from "@/lib/policy/actor";
import { listQuoteThreads } from "@/lib/quotes/queries/list-quote-threads";
import { deleteDocumentAction } from "../documents/actions";
import { blockAction, markAction, readAction, replyAction, reportAction } from "./actions";
import { MessagesScreen } from "./MessagesScreen";

/** The inbox, for either of its pages; called rather than rendered, as the other pages read. */
export async function inbox(actor: Actor, parameters: Parameters, path: string) {
  const { filtre: filter, q, conversation, suite: after, avant: before } = parameters;
  // A search, or one of the other views, is of conversations.
  const isWhole = textOf(q) === null && textOf(filter) === null && textOf(after) === null;
  const quoteThreads = isWhole ? await listQuoteThreads(actor) : [];
  const view = await readInbox(actor, {
    filter,
    search: textOf(q),
    conversation: textOf(conversation),
    after,
    before,
  });
  return (
    <MessagesScreen
      view={view}
      quoteThreads={quoteThreads}
      path={path}
      actions={{
        reply: replyAction,
        read: readAction,
        mark: markAction,
        block: blockAction,
        report: reportAction,
        removeDocument: deleteDocumentAction,
      }}
    />
  );
}
