import { spaceRoutes } from "../../../lib/routes/space.ts";
import type { Size } from "./size.ts";

/** What the worker answers (app/api/heic-decoder). */
type Reply = { jpeg: Blob } | { problem: string };

/**
 * A HEIC as a JPEG no larger than a box, by a decoder of ours in a worker that ends with it; null for one that it
 * can't read either. The worker's own response allows WebAssembly: the page's policy does not.
 */
export async function decodeHeic(file: Blob, box: Size): Promise<Blob | null> {
  const bytes = await file.arrayBuffer();
  const worker = new Worker(spaceRoutes.heicDecoder);
  try {
    return await new Promise<Blob | null>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Reply>) =>
        resolve("jpeg" in data ? data.jpeg : null);
      worker.onerror = () => resolve(null);
      worker.postMessage({ bytes, box }, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
