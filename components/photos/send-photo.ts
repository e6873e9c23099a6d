/** How sending a file ended. */
export type SendOutcome =
  | { kind: "stored"; photo: unknown }
  /** `detail` is the server's own sentence; after `retrySeconds` it may take the file. */
  | { kind: "refused"; status: number; detail: string | null; retrySeconds: number | null }
  | { kind: "lost" };

/** Whether nobody is signed in any more: once somebody is, in another tab, the same file is taken. */
export const isSignedOut = (status: number) => status === 401;

/**
 * Whether the same file may be taken later: what is wrong is wrong for a moment, or with its
 * sender.
 */
export const mayBeSentAgain = (status: number) =>
  isSignedOut(status) || status === 408 || status === 429 || status >= 500;

interface Sending {
  outcome: Promise<SendOutcome>;
  abort(): void;
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Sends a file as a request's body. `fetch` tells nothing of what was sent so far: hence XMLHttpRequest. */
export function sendPhoto(url: string, file: Blob, onProgress: (share: number) => void): Sending {
  const request = new XMLHttpRequest();
  const outcome = new Promise<SendOutcome>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status === 201) return resolve({ kind: "stored", photo: body });
      const seconds = Number(request.getResponseHeader("retry-after"));
      resolve({
        kind: "refused",
        status: request.status,
        detail: typeof body.detail === "string" ? body.detail : null,
        retrySeconds: seconds > 0 ? seconds : null,
      });
    };
    for (const event of ["error", "abort", "timeout"] as const) {
      request.addEventListener(event, () => resolve({ kind: "lost" }));
    }
    request.open("POST", url);
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.send(file);
  });
  return { outcome, abort: () => request.abort() };
}
