import { useCallback, useEffect, useReducer, useRef } from "react";
import { PHOTOS, REJECTIONS } from "./copy";
import { preparePhoto } from "./prepare/prepare-photo";
import { type KnownPhoto, knownPhoto, rejectionsOf, uploadsAfter, uploadsToStart } from "./queue";
import { isSignedOut, mayBeSentAgain, sendPhoto } from "./send-photo";

/** So often a file is sent again by itself where the server is busy. */
const MOST_ATTEMPTS = 4;

interface Sent {
  file: File;
  /** The picture that is sent for it, once that is made. */
  blob: Blob | null;
  /** The how many-th that was chosen on this page. */
  chosen: number;
  attempts: number;
  isUnderWay: boolean;
  abort: (() => void) | null;
}

/**
 * The files on their way to `url`, two at a time.
 * @param onStored receives each picture that is there; what it returns is shown for a file that
 *   brought nothing new
 */
export function useUploads(
  url: string,
  onStored: (photo: KnownPhoto, chosen: number) => string | null,
) {
  const [uploads, dispatch] = useReducer(uploadsAfter, []);
  const files = useRef(new Map<string, Sent>());
  const count = useRef(0);
  const stored = useRef(onStored);
  stored.current = onStored;

  const send = useCallback(
    async (id: string) => {
      const sent = files.current.get(id);
      if (!sent || sent.isUnderWay) return;
      sent.isUnderWay = true;
      dispatch({ type: "started", id });
      sent.attempts++;
      if (sent.blob === null) {
        const prepared = await preparePhoto(sent.file);
        // Whoever cancelled it does not wait for it.
        if (!files.current.has(id)) return;
        if ("problem" in prepared) {
          files.current.delete(id);
          const problem = REJECTIONS[prepared.problem];
          dispatch({ type: "failed", id, problem, canRetry: false });
          return;
        }
        sent.blob = prepared.blob;
      }
      dispatch({ type: "prepared", id });
      const sending = sendPhoto(url, sent.blob, (progress) =>
        dispatch({ type: "progressed", id, progress }),
      );
      sent.abort = sending.abort;
      const outcome = await sending.outcome;
      if (!files.current.has(id)) return;
      sent.abort = null;
      sent.isUnderWay = false;
      if (outcome.kind === "stored") {
        const photo = knownPhoto(outcome.photo);
        if (photo) {
          files.current.delete(id);
          const notice = stored.current(photo, sent.chosen);
          dispatch(notice === null ? { type: "ended", id } : { type: "repeated", id, notice });
          return;
        }
      }
      const isBusy = outcome.kind === "refused" && outcome.retrySeconds !== null;
      if (isBusy && sent.attempts < MOST_ATTEMPTS) {
        setTimeout(() => void send(id), (outcome.retrySeconds ?? 1) * 1_000);
        return;
      }
      const refused = outcome.kind === "refused" ? outcome : null;
      dispatch({
        type: "failed",
        id,
        problem:
          refused && isSignedOut(refused.status)
            ? PHOTOS.signedOut
            : (refused?.detail ?? (outcome.kind === "lost" ? PHOTOS.lost : PHOTOS.unexpected)),
        canRetry: refused === null || mayBeSentAgain(refused.status),
      });
    },
    [url],
  );

  useEffect(() => {
    for (const { id } of uploadsToStart(uploads)) void send(id);
  }, [uploads, send]);

  // A person who leaves the page sends nothing more.
  useEffect(() => {
    const all = files.current;
    return () => {
      for (const { abort } of all.values()) abort?.();
      all.clear();
    };
  }, []);

  const add = (chosen: readonly File[], room: number) => {
    const rejections = rejectionsOf(chosen, room);
    const added = chosen.map((file, at) => {
      const id = crypto.randomUUID();
      const rejection = rejections[at] ?? null;
      if (rejection === null)
        files.current.set(id, {
          file,
          blob: null,
          chosen: count.current++,
          attempts: 0,
          isUnderWay: false,
          abort: null,
        });
      return { id, name: file.name, problem: rejection && REJECTIONS[rejection] };
    });
    if (added.length > 0) dispatch({ type: "added", files: added });
  };
  const retry = (id: string) => {
    const sent = files.current.get(id);
    if (sent) sent.attempts = 0;
    dispatch({ type: "retried", id });
  };
  const end = (id: string) => {
    const sent = files.current.get(id);
    files.current.delete(id);
    sent?.abort?.();
    dispatch({ type: "ended", id });
  };
  return { uploads, add, retry, end };
}
