import { DOCUMENTS } from "./copy";

/** How an upload ended: stored under an id, or why not in a sentence for the person (null: the connection was cut). */
export type UploadOutcome =
  | { ok: true; id: string }
  | {
      ok: false;
      detail: string | null;
      /** Whether the same file may be stored where it is sent again. */
      mayRetry: boolean;
    };

/** A text of a response's JSON object. */
function textIn(response: string, name: "detail" | "id"): string | null {
  try {
    const { [name]: text } = JSON.parse(response) as Record<string, unknown>;
    return typeof text === "string" ? text : null;
  } catch {
    return null;
  }
}

const STORED = 201;
const SIGNED_OUT = 401;
/** Nobody is signed in any more, it came too slowly, too many came: all may be otherwise the next time. */
const PASSING = new Set([SIGNED_OUT, 408, 429]);
const SERVER_FAULTS = 500;

function outcomeOf({ status, responseText }: XMLHttpRequest): UploadOutcome {
  const id = status === STORED ? textIn(responseText, "id") : null;
  if (id !== null) return { ok: true, id };
  const mayRetry = PASSING.has(status) || status >= SERVER_FAULTS;
  // The file is the page's alone: a login on this page would lose it.
  const detail = status === SIGNED_OUT ? DOCUMENTS.signedOut : textIn(responseText, "detail");
  return { ok: false, detail, mayRetry };
}

/**
 * Sends a PDF, or a form of pictures, as the body of a request. `fetch` does not tell how much of it has left.
 * @param onProgress receives the share that has left, from 0 to 1
 */
export function sendDocument(
  address: string,
  body: File | FormData,
  onProgress: (share: number) => void,
): { outcome: Promise<UploadOutcome>; cancel: () => void } {
  const request = new XMLHttpRequest();
  const outcome = new Promise<UploadOutcome>((resolve) => {
    const cut = () => resolve({ ok: false, detail: null, mayRetry: true });
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => resolve(outcomeOf(request)));
    request.addEventListener("error", cut);
    request.addEventListener("abort", cut);
    request.addEventListener("timeout", cut);
  });
  request.open("POST", address);
  // A form's type has its boundary, which the browser writes.
  if (!(body instanceof FormData)) request.setRequestHeader("content-type", "application/pdf");
  request.send(body);
  return { outcome, cancel: () => request.abort() };
}
