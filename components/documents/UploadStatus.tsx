import type { ReactNode } from "react";
import { Callout } from "@/components/ui/Callout";
import { DOCUMENTS as COPY } from "./copy";
import { UploadProgress } from "./UploadProgress";

/** Where the upload of a document stands. */
export type UploadState =
  | { step: "choosing" }
  | { step: "sending"; percent: number }
  | { step: "failed"; detail: string }
  | { step: "cancelled" }
  | { step: "stored"; name: string };

/** Where an upload is; how it ended is announced. */
export function UploadStatus({
  state,
  stored,
  stop,
}: {
  state: UploadState;
  /** The sentence about a stored file, from its name. */
  stored: (name: string) => string;
  /** What stands under its progress. */
  stop?: ReactNode;
}) {
  switch (state.step) {
    case "choosing":
      return null;
    case "sending": {
      const progress = <UploadProgress label={COPY.sending} percent={state.percent} />;
      if (stop === undefined) return progress;
      return (
        <div className="flex flex-col gap-2">
          {progress}
          {stop}
        </div>
      );
    }
    case "failed":
      return (
        <Callout tone="problem" live>
          <p>{state.detail}</p>
        </Callout>
      );
    case "cancelled":
      return (
        <Callout tone="info" live>
          <p>{COPY.cancelled}</p>
        </Callout>
      );
    case "stored":
      return (
        <Callout tone="success" live>
          <p>{stored(state.name)}</p>
        </Callout>
      );
  }
}
