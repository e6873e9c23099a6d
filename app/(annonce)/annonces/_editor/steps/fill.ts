"use client";

import { useEffect, useState } from "react";
import type { FillJson } from "@/lib/revisions/schemas";
import { spaceRoutes } from "@/lib/routes/space";
import { useEditor } from "../EditorProvider";

/** Between two questions about what an interface has not answered yet, and how often it is asked. */
const AGAIN_MS = 1_500;
const MOST_TIMES = 12;

const UNREACHABLE: FillJson = { state: "unreachable" };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * What the State's interfaces know of the home that is written, once they have answered. It never throws: what
 * can't be reached is typed by hand.
 */
export async function requestFill(
  revisionId: string,
  query: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<FillJson> {
  for (let time = 0; time < MOST_TIMES && !signal?.aborted; time++) {
    try {
      const response = await fetch(spaceRoutes.fillListing(revisionId, query), { signal });
      const body: FillJson = response.ok ? await response.json() : UNREACHABLE;
      if (body.state !== "pending") return body;
    } catch {
      return UNREACHABLE;
    }
    await pause(AGAIN_MS);
  }
  return UNREACHABLE;
}

/**
 * What they know of the place of the home, asked for once the step is there; null until they have answered.
 * @param wanted whether the listing says enough for it
 */
export function useFill(what: "dpes" | "risks" | "sales", wanted: boolean): FillJson | null {
  const { id } = useEditor().view;
  const [fill, setFill] = useState<FillJson | null>(wanted ? null : UNREACHABLE);
  useEffect(() => {
    if (!wanted) return;
    const request = new AbortController();
    void requestFill(id, { what }, request.signal).then((body) => {
      if (!request.signal.aborted) setFill(body);
    });
    return () => request.abort();
  }, [id, what, wanted]);
  return fill;
}
