/** How an upload ended: stored, or why not in a sentence for the person (null: the connection was cut). */
export type UploadOutcome = { ok: true } | { ok: false; detail: string | null };

/** What a problem says to people. */
function detailOf(text: string): string | null {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    return typeof detail === "string" ? detail : null;
  } catch {
    return null;
  }
}

/**
 * Sends a file as the body of a request. `fetch` does not tell how much of it has left.
 * @param onProgress is told the share that has left, from 0 to 1
 */
export function sendDocument(
  address: string,
  file: File,
  onProgress: (share: number) => void,
): { outcome: Promise<UploadOutcome>; cancel: () => void } {
  const request = new XMLHttpRequest();
  const outcome = new Promise<UploadOutcome>((resolve) => {
    const cut = () => resolve({ ok: false, detail: null });
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () =>
      resolve(
        request.status === 201
          ? { ok: true }
          : { ok: false, detail: detailOf(request.responseText) },
      ),
    );
    request.addEventListener("error", cut);
    request.addEventListener("abort", cut);
    request.addEventListener("timeout", cut);
  });
  request.open("POST", address);
  request.setRequestHeader("content-type", "application/pdf");
  request.send(file);
  return { outcome, cancel: () => request.abort() };
}
