import { findNumber, type Work } from "./search";

/** The thread that looks for a challenge's number, as the widget talks to it. */
let running = 0;

addEventListener("message", async ({ data }: MessageEvent<{ type: string } & Work>) => {
  running++;
  if (data.type !== "work") return;
  const own = running;
  try {
    postMessage(await findNumber(data, () => own !== running));
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
