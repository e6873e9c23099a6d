import { useEffect, useRef, useState } from "react";
import type { RevisionContent } from "@/lib/revisions/content";

/** What the editor tells the previews of its listing: what is typed so far, and whether it is saved. */
interface LiveContent {
  content: RevisionContent;
  isSaved: boolean;
}

/** What a preview that opens sends, to get the content at once. */
const HELLO = "hello";

const channelOf = (revisionId: string) => `loopimmo-preview-${revisionId}`;

/** Tells every preview of the listing that is open in this browser, beside the form or in a tab, what is typed. */
export function useLiveContent(
  revisionId: string,
  content: RevisionContent,
  isSaved: boolean,
): void {
  const latest = useRef<LiveContent>({ content, isSaved });
  latest.current = { content, isSaved };
  const channel = useRef<BroadcastChannel | null>(null);

  useEffect(() => {
    const own = new BroadcastChannel(channelOf(revisionId));
    own.onmessage = ({ data }) => {
      if (data === HELLO) own.postMessage(latest.current);
    };
    channel.current = own;
    return () => own.close();
  }, [revisionId]);

  useEffect(() => {
    const live: LiveContent = { content, isSaved };
    channel.current?.postMessage(live);
  }, [content, isSaved]);
}

/**
 * The listing as typed in an editor that is open in this browser; as stored until one reports, and always where no
 * revision is named.
 */
export function useFollowedContent(
  revisionId: string | null,
  stored: RevisionContent,
): LiveContent {
  const [live, setLive] = useState<LiveContent>({ content: stored, isSaved: true });
  useEffect(() => {
    if (revisionId === null) return;
    const own = new BroadcastChannel(channelOf(revisionId));
    own.onmessage = ({ data }) => {
      if (data !== HELLO) setLive(data as LiveContent);
    };
    own.postMessage(HELLO);
    return () => own.close();
  }, [revisionId]);
  return live;
}
